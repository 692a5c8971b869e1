# What the page about the program says; no other page needs it.

web-about-what = Three board games of ancient Egypt, with every rule, every card and both solo opponents, for friends, bots and one alone.
web-about-fair = Nobody’s page receives what its player may not know. All draws are sealed before the game, and anybody can check them after it.
web-about-pictures = The drawings are our own. Some printed values of the boxes are reconstructions; each game’s list of parts says which.
web-about-program = This program
web-about-version = Version { $version }
web-engine-plain = Bots think with the plain engine: every rule, a little slower.
web-engine-building = Bots think with the plain engine while the fast one is compiled; play on, they take it when it is ready.
web-engine-compiled = Bots think with the fast, compiled engine.
web-engine-failed = Bots think with the plain engine: every rule, a little slower. The fast one could not be compiled.
web-engine-share = { $percent } %
web-engine-no-compiler = This computer has no C compiler.
web-engine-no-mypyc = What it is compiled with is not installed.
web-engine-compile-failed = The reason stands in the terminal.
web-along-hint = Your browser keeps it: it plays without this server and without a network. Use your browser’s menu to install it.
web-along-open-network = It plays in your browser, but over an address without https:// a browser does not keep it: open it from one that has it, or from this computer itself.
web-along-not-built = This table can also be taken along, to be played without a server and without a network: the command “maat site” builds it.
