# SPDX-License-Identifier: GPL-3.0-or-later
# Completes the command line of hexarbiter-cli in bash.  shellcheck shell=bash

# Files whose name ends in one of the given ways, and folders.
_hexarbiter_cli_files ()
{
  local ending

  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen -d -- "$cur"
                           for ending; do compgen -f -X "!*.$ending" -- "$cur"; done)
}

_hexarbiter_cli_words ()
{
  mapfile -t COMPREPLY < <(compgen -W "$1" -- "$cur")
}

# The ids of a list that the program prints: the word at the head of each line.
_hexarbiter_cli_ids ()
{
  _hexarbiter_cli_words "$("$program" "$1" 2>/dev/null | sed -n "$2")"
}

_hexarbiter_cli_value ()
{
  case $prev in
    -o)
      case $command in
        report) _hexarbiter_cli_files txt md html ;;
        *) _hexarbiter_cli_files svg png pdf ;;
      esac ;;
    --view) _hexarbiter_cli_words 'all 0 1 2 3 4 5' ;;
    --positions) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- "$cur") ;;
    --save) _hexarbiter_cli_files json ;;
    --choices|--example|--limit|--position|--size|--step|--time-limit) ;;
    *) return 1 ;;
  esac
}

_hexarbiter_cli ()
{
  local program=$1 cur=$2 prev=$3 command='' n_files=0 i word
  local hexes='A1 A2 A3 A4 B1 B2 B3 B4 B5 C1 C2 C3 C4 C5 C6 D1 D2 D3 D4 D5 D6 D7
               E1 E2 E3 E4 E5 E6 F1 F2 F3 F4 F5 G1 G2 G3 G4'
  local options

  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    _hexarbiter_cli_words 'resolve legal explain solve validate render report notation rules armies bench
                           --help --version'
    return
  fi
  command=${COMP_WORDS[1]}
  for ((i = 2; i < COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    case $word in
      --position) n_files=$((n_files + 1)); i=$((i + 1)) ;;
      -o|--choices|--example|--limit|--positions|--save|--size|--step|--time-limit|--view) i=$((i + 1)) ;;
      -?*) ;;
      *) n_files=$((n_files + 1)) ;;
    esac
  done
  case $command in
    resolve) options='--json --ends --choices --default-choices --all-outcomes --limit --view --position' ;;
    legal) options='--json --view --position' ;;
    explain) options='--view --position' ;;
    solve) options='--json --all --readings --time-limit --position' ;;
    validate|notation) options='--position' ;;
    render) options='-o --size --dark --step --thumbnail --sheet --solution --view --position' ;;
    report) options='-o --choices --default-choices --view --position' ;;
    rules) options='--example --coverage --positions --save' ;;
    *) options='' ;;
  esac
  _hexarbiter_cli_value && return
  case $cur in
    -*) _hexarbiter_cli_words "$options"; return ;;
  esac
  case $command in
    explain) if [ "$n_files" -gt 0 ]; then _hexarbiter_cli_words "$hexes"; else _hexarbiter_cli_files hexa; fi ;;
    resolve) _hexarbiter_cli_files hexa ;;
    validate) _hexarbiter_cli_files hexa json ;;
    legal|solve|render|report|notation) [ "$n_files" -gt 0 ] || _hexarbiter_cli_files hexa ;;
    rules) _hexarbiter_cli_ids rules 's/^  \([A-Z][A-Z0-9]*-[A-Z0-9-]*\) .*/\1/p' ;;
    armies) _hexarbiter_cli_ids armies 's/^\([a-z0-9-]*\): .*/\1/p' ;;
  esac
}

complete -F _hexarbiter_cli hexarbiter-cli
