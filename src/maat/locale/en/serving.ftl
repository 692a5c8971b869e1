# What the commands around a table server say; no page says it.

error-bad-setting = { $name } cannot be “{ $value }”.
error-store-busy = Another server uses { $file }.
error-store-linked = The file { $file } has several names (hard links), and each would have a log of its own. Copy it and use the copy.
error-newer-store = { $file } was written by a later version of this program.
error-foreign-store = { $file } is not a store of this program.
error-no-store = There is no database { $file }.
error-port-taken = Port { $port } is in use.
error-no-chooser = { $file } has neither “make(seed)” nor “choose(update)”; docs/bots.md shows both.
error-not-invited = “{ $url }” is not an invitation link.
error-no-server = Cannot reach { $url }: { $reason }.
help-serve = Run a table server; settings come from the environment (MAAT_PORT and so on, see docs/protocol.md).
help-play = Start a table on this computer and open it in the browser.
help-join = Let a program of yours play a seat at a table.
help-backup = Copy the database, also while the server runs.
help-export = Write the records of all finished games into a folder.
help-check-database = Whether a database is whole: every page, and every entry by its hash.
help-admin = See and put right what a server keeps; every act is written down.
help-act = What to do: tables, guests, log; logout GUEST, rename GUEST NAME, forget GUEST, delete TABLE, close TABLE, free TABLE SEAT, ban ADDRESS, allow ADDRESS, prune DAYS.
help-whom = A guest by number, a table, an address or network, or a number of days.
help-wish = A name, or a seat from 0.
admin-guest = { $guest }  { $name }  { $day }  sessions: { NUMBER($sessions) }, seats: { NUMBER($seats) }
admin-done = Done and written down: { $act } { $whom }
error-nobody-there = There is nobody and nothing called “{ $whom }”.
help-host = The address to listen on; 127.0.0.1 is this computer only.
help-port = The port to listen on.
help-database = The database: a file, or the address of one in PostgreSQL (postgresql://…).
help-no-browser = Do not open the browser.
help-invite = An invitation link, or the address of a server at which to wait for invitations.
help-bot-file = A Python file with a function make(seed) or choose(update), or a program: "exec:node mine.mjs".
help-copy = The file to write.
help-folder = The folder to write into.
serve-ready = The table is open at { $url } (Ctrl+C ends it).
export-done = Records written: { $count }.
backup-done = Copied to { $file }.
check-done = { $count ->
    [one] { $count } table is there, as it was written.
   *[other] { $count } tables are there, as they were written.
}
check-page = The file is damaged: { $fault }
check-table = The table { $table } is damaged: entries that are good: { $good }, that are not: { $lost }.
join-seated = Playing at table { $table }. To come back to this seat: --token { $token }
join-waits = Waiting at { $url } to be asked to tables. Contact: { $contact } To come back as the same guest: --token { $token }
join-left = Table { $table }: left. { $fault }
join-over = The game is over. Place { $place }, points: { $own }; all: { $points }.
help-token = Come back to a seat with the token that was shown when it was taken.
engine-building = The fast engine is being compiled in the background; bots take it when it is ready.
engine-progress = fast engine { NUMBER($share, style: "percent") }
engine-ready = The fast engine is ready; bots use it from now on.
engine-no-compiler = The plain engine plays: there is no C compiler for the fast one.
engine-no-mypyc = The plain engine plays: mypy and setuptools, which compile the fast one, are not installed.
engine-compile-failed = The plain engine plays: the fast one could not be compiled ({ $reason }).
help-site = Write the table as a static site that plays without a server and without a network.
help-site-folder = The folder to write; without one, where “maat play” and “maat serve” find it.
error-site-needs = { $program } is needed to build the site: { $reason }.
error-site-failed = { $program } could not do its part of the site: { $reason }
error-site-not-empty = { $folder } is not empty and holds no site; nothing was written.
site-done = The site is in { $folder } ({ $megabytes } MB). Any web host can serve it.
site-offered = “maat play” and “maat serve” offer it to take along.
serve-along = To take it along: { $url }
help-workers = How many processes serve; more than one needs PostgreSQL.
help-move-store = Move all that one database keeps to another, empty one: a file or PostgreSQL, either way.
help-move-target = The database it goes to, which must be empty.
error-workers-need-postgres = Several workers need PostgreSQL: an SQLite file is served by one.
error-no-asyncpg = PostgreSQL needs one more package: pip install 'maat-games[postgres]'.
error-no-database = The PostgreSQL database cannot be used: { $reason }.
error-backup-postgres = PostgreSQL is copied with its own tools, also while servers run: pg_dump --format=custom.
error-store-not-empty = { $file } keeps something already; nothing was moved.
error-move-damaged = What was moved is not what was there (table { $table }); nothing was kept.
move-done = { $tables ->
    [one] Moved { $tables } table with everything around it, and checked it entry by entry.
   *[other] Moved { $tables } tables with everything around them, and checked them entry by entry.
}
doctor-postgres = Database { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
