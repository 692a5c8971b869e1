## A command line that cannot be read
usage-no-command = There is no command “{ $word }”. All commands: { $help }
usage-no-command-like = There is no command “{ $word }”. Is this what you mean: { $like }?
usage-no-option = There is no option { $word }. All options: { $help }
usage-no-option-like = There is no option { $word }. Is this what you mean: { $like }?
usage-needs-value = { $option } needs a value.
usage-needless-value = { $option } takes no value.
usage-missing = { $what } is missing. What is needed: { $help }
usage-too-many = More than the command can use: “{ $words }”. What it needs: { $help }
usage-whole-number = { $what } must be a whole number, not “{ $found }”.
usage-number = { $what } must be a number, not “{ $found }”.
usage-at-most = { $option } must be at most { $most }; asked for: { $found }.
usage-bad-value = { $what } cannot have this value. What is possible: { $help }
usage-unreadable = This command cannot be read. How it is written: { $help }

## Words of help
usage-line = Usage:
usage-some-options = [OPTIONS]
usage-some-command = COMMAND [ARGUMENTS]…
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-default = [default: { $value }]
usage-required = [required]
usage-help = Show this help.
