# SPDX-License-Identifier: GPL-3.0-or-later
# Completes the command line of hexarbiter-cli in fish.

function __hexarbiter_cli_scenarios
    __fish_complete_suffix .hexa
end

function __hexarbiter_cli_armies
    hexarbiter-cli armies 2>/dev/null | string replace -r -f '^([a-z0-9-]+): (.*)' '$1\t$2'
end

function __hexarbiter_cli_rules
    hexarbiter-cli rules 2>/dev/null | string replace -r -f '^  ([A-Z][A-Z0-9]*-[A-Z0-9-]+) (.*)' '$1\t$2'
end

complete -c hexarbiter-cli -f
complete -c hexarbiter-cli -n __fish_use_subcommand -l help -d 'Print a summary'
complete -c hexarbiter-cli -n __fish_use_subcommand -l version -d 'Print the version'
complete -c hexarbiter-cli -n __fish_use_subcommand -a resolve -d 'Play the actions of a scenario and say why it came out as it did'
complete -c hexarbiter-cli -n __fish_use_subcommand -a legal -d 'List what the side to move may do'
complete -c hexarbiter-cli -n __fish_use_subcommand -a explain -d 'Say why a piece will act as it will in a battle'
complete -c hexarbiter-cli -n __fish_use_subcommand -a solve -d 'Find every solution of a puzzle'
complete -c hexarbiter-cli -n __fish_use_subcommand -a validate -d 'Say whether scenarios and armies can be read and what is odd about them'
complete -c hexarbiter-cli -n __fish_use_subcommand -a render -d 'Draw the board'
complete -c hexarbiter-cli -n __fish_use_subcommand -a report -d 'Write the position, what was played and why, and the rules cited'
complete -c hexarbiter-cli -n __fish_use_subcommand -a notation -d 'Write the position as one line'
complete -c hexarbiter-cli -n __fish_use_subcommand -a rules -d 'Show rules'
complete -c hexarbiter-cli -n __fish_use_subcommand -a armies -d 'Show the armies, or the tiles of one'
complete -c hexarbiter-cli -n __fish_use_subcommand -a bench -d 'Measure how many battles a second the referee fights'

set -l scenario resolve legal explain solve validate render report notation
complete -c hexarbiter-cli -n "__fish_seen_subcommand_from $scenario" -a '(__hexarbiter_cli_scenarios)'
complete -c hexarbiter-cli -n "__fish_seen_subcommand_from $scenario" -l position -x -d 'A position in one line, instead of a file'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from resolve legal solve' -l json -d 'Print JSON'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from resolve legal explain render report' -l view -x -a 'all 0 1 2 3 4 5' -d 'Hide what this side may not know'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from resolve report' -l choices -x -d 'Answers to the choices, separated by commas'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from resolve report' -l default-choices -d 'Take the first option of each choice'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from resolve' -l ends -d 'Print the ends only'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from resolve' -l all-outcomes -d 'Print each different end'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from resolve' -l limit -x -d 'Stop after so many outcomes'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from explain' -a '(printf %s\n {A,G}{1,2,3,4} {B,F}{1,2,3,4,5} {C,E}{1,2,3,4,5,6} D{1,2,3,4,5,6,7})' -d 'Hex'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from solve' -l all -d 'Print all solutions'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from solve' -l readings -d 'Solve it by other readings too'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from solve' -l time-limit -x -d 'Stop after so many seconds'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from render report' -s o -r -F -d 'The file to write'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from render' -l size -x -d 'Width in pixels'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from render' -l dark -d 'In dark colours'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from render' -l step -x -d 'After this step of what is played'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from render' -l thumbnail -d 'A small picture for a file manager'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from render' -l sheet -d 'A puzzle as a sheet to print'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from render' -l solution -d 'With its solution on a second page'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from rules' -a '(__hexarbiter_cli_rules)'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from rules' -l example -x -d 'Print the position that shows a rule'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from rules' -l coverage -d 'Say which rules the test positions show'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from rules' -l positions -x -a '(__fish_complete_directories)' -d 'Play the test positions of a folder'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from rules' -l save -r -F -d 'Write the counts into a file'
complete -c hexarbiter-cli -n '__fish_seen_subcommand_from armies' -a '(__hexarbiter_cli_armies)'
