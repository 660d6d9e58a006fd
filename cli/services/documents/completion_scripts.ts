import { type DescribedCommand, everyCommand } from '#cli/services/documents/command_tree'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** A script that completes the commands and options of the program in a shell. */
export function completionScript(shell: Shell, program: DescribedCommand): string {
  switch (shell) {
    case 'bash':
      return bashScript(program)
    case 'zsh':
      return zshScript(program)
    case 'fish':
      return fishScript(program)
    default:
      return shell satisfies never
  }
}

const flagsOf = ({ options }: DescribedCommand): string[] =>
  options.flatMap(({ long, short }) => [long, short].filter((flag) => flag !== null))

/** For each command the words that may follow it. */
function wordsAfter(program: DescribedCommand): [path: string, words: string[]][] {
  const global = flagsOf(program)
  return everyCommand(program).map((command) => [
    command.path.join(' '),
    [
      ...command.commands.map(({ path }) => path.at(-1)!),
      ...command.parameters.flatMap(({ choices }) => choices),
      ...[...flagsOf(command), ...global, '--help'],
    ],
  ])
}

/** For each option with a closed choice, under each of its names, the values that it takes. */
function choicesOf(program: DescribedCommand): [name: string, choices: readonly string[]][] {
  return everyCommand(program).flatMap(({ path, options }) =>
    options
      .filter(({ choices }) => choices.length > 0)
      .flatMap(({ long, short, choices }) =>
        [long, short]
          .filter((flag) => flag !== null)
          .map((flag): [string, readonly string[]] => [[...path, flag].join(' '), choices])
      )
  )
}

function bashScript(program: DescribedCommand): string {
  const cases = wordsAfter(program)
    .map(([path, words]) => `    '${path}') words='${[...new Set(words)].join(' ')}' ;;`)
    .join('\n')
  const values = choicesOf(program)
    .map(([name, choices]) => `    '${name}') words='${choices.join(' ')}' ;;`)
    .join('\n')
  return `# Completion of hone for bash. Use it with: source <(hone completion bash)
_hone() {
  local current="\${COMP_WORDS[COMP_CWORD]}" command='' word words=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) _hone_words "\${command:+$command }$word" && command="\${command:+$command }$word" ;; esac
  done
  _hone_words "$command"
  _hone_values "\${command:+$command }\${COMP_WORDS[COMP_CWORD-1]}"
  COMPREPLY=()
  [ -n "$words" ] && mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
  [ \${#COMPREPLY[@]} -eq 0 ] && mapfile -t COMPREPLY < <(compgen -f -- "$current")
  return 0
}
_hone_words() {
  case "$1" in
${cases}
    *) return 1 ;;
  esac
}
_hone_values() {
  case "$1" in
${values}
    *) return 1 ;;
  esac
}
complete -o filenames -F _hone hone`
}

function zshScript(program: DescribedCommand): string {
  const cases = wordsAfter(program)
    .map(([path, words]) => `    '${path}') choices=(${[...new Set(words)].join(' ')}) ;;`)
    .join('\n')
  const values = choicesOf(program)
    .map(([name, choices]) => `    '${name}') choices=(${choices.join(' ')}) ;;`)
    .join('\n')
  return `#compdef hone
# Completion of hone for zsh. Use it with: source <(hone completion zsh)
_hone_choices() {
  case "$1" in
${cases}
    *) return 1 ;;
  esac
}
_hone() {
  local command='' word
  local -a choices
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$word" in -*) ;; *) _hone_choices "\${command:+$command }$word" && command="\${command:+$command }$word" ;; esac
  done
  _hone_choices "$command"
  _hone_values "\${command:+$command }\${words[CURRENT-1]}" && { compadd -- $choices; return }
  compadd -- $choices
  _files
}
_hone_values() {
  case "$1" in
${values}
    *) return 1 ;;
  esac
}
compdef _hone hone`
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

function fishScript(program: DescribedCommand): string {
  const lines = everyCommand(program).flatMap((command) => {
    const condition = conditionOf(command)
    return [
      ...command.commands.map(
        ({ path, summary }) =>
          `complete -c hone -n ${condition} -a ${path.at(-1)} -d ${quoted(summary)}`
      ),
      ...command.parameters
        .filter(({ choices }) => choices.length > 0)
        .map(
          ({ choices }) => `complete -c hone -n ${condition} -f -a ${quoted(choices.join(' '))}`
        ),
      ...command.options.map(({ long, short, description, choices, takesValue }) =>
        [
          `complete -c hone -n ${command.path.length === 0 ? quoted('true') : condition}`,
          long && `-l ${long.slice(2)}`,
          short && `-s ${short.slice(1)}`,
          takesValue && '-r',
          choices.length > 0 && `-f -a ${quoted(choices.join(' '))}`,
          `-d ${quoted(description)}`,
        ]
          .filter(Boolean)
          .join(' ')
      ),
    ]
  })
  return `# Completion of hone for fish. Use it with: hone completion fish | source\n${lines.join('\n')}`
}

function conditionOf({ path, commands }: DescribedCommand): string {
  if (path.length === 0) return quoted('__fish_use_subcommand')
  const seen = path.map((word) => `__fish_seen_subcommand_from ${word}`)
  const names = commands.map(({ path: below }) => below.at(-1)).join(' ')
  if (names) seen.push(`not __fish_seen_subcommand_from ${names}`)
  return quoted(seen.join('; and '))
}
