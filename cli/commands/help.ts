import { Command, Help, type HelpConfiguration } from 'commander'
import { examplesOf } from '#cli/commands/examples'

const MIN_COLUMNS_TO_WRAP = 10
/** Descriptions need so many columns beside the names; with fewer they stand below them. */
const MIN_COLUMNS_BESIDE = 30
const INDENT = 2
const MAX_COLUMNS = 80
const GAP = 2
const EXIT_CODES =
  'Exit codes: 0 done, 1 failed, 2 canceled, 3 no credits left, 4 sign-in needed, 130 Ctrl-C.'

/** Longer lines are hard to read. */
export const helpWidth = (): number => Math.min(process.stdout.columns ?? MAX_COLUMNS, MAX_COLUMNS)

/** How help looks: examples come first, and nothing is wider than the terminal. */
export const HELP: HelpConfiguration = {
  showGlobalOptions: true,
  minWidthToWrap: MIN_COLUMNS_TO_WRAP,
  commandDescription: (command) => command.description().replaceAll('\n', ' '),
  formatHelp(command, help) {
    const columns = help.helpWidth ?? MAX_COLUMNS
    const [usage, ...rest] = Help.prototype.formatHelp.call(help, command, help).split('\n')
    const description = help.boxWrap(help.commandDescription(command), columns)
    const lead = [help.boxWrap(usage, columns), '', description]
    const examples = examplesOf(command).map((example) => wrappedExample(example, columns))
    if (examples.length > 0) lead.push('', 'Examples:', ...examples)
    const below = rest.join('\n').slice(`\n${description}\n`.length)
    const end = command.parent === null ? `\n${help.boxWrap(EXIT_CODES, columns)}\n` : ''
    return `${lead.join('\n')}\n${below}${end}`
  },
  formatItem(term, termWidth, description, help) {
    const columns = help.helpWidth ?? MAX_COLUMNS
    const besides = columns - termWidth - GAP - INDENT
    if (besides >= MIN_COLUMNS_BESIDE || !description)
      return Help.prototype.formatItem.call(help, term, termWidth, description, help)
    const indent = ' '.repeat(INDENT * 3)
    const below = help.boxWrap(description, columns - indent.length).replaceAll('\n', `\n${indent}`)
    return `${' '.repeat(INDENT)}${term}\n${indent}${below}`
  },
}

/** Breaks a command line between its words, so that it can still be copied into a shell. */
function wrappedExample(example: string, columns: number): string {
  const lines: string[] = []
  let line = ' '.repeat(INDENT)
  for (const word of example.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? []) {
    const isFirst = line.trim() === ''
    if (!isFirst && line.length + word.length + ' \\'.length + 1 > columns) {
      lines.push(`${line} \\`)
      line = ' '.repeat(INDENT * 3)
    }
    line += line.trim() === '' ? word : ` ${word}`
  }
  return [...lines, line].join('\n')
}

/** `help flows run`: Commander itself would look at the first word only. */
export const help = () =>
  new Command('help')
    .description('show help for a command')
    .argument('[command...]')
    .action((words: string[], _options: object, command: Command) => {
      let found = command.parent!
      for (const word of words) {
        const next = found.commands.find((one) => one.name() === word)
        if (!next) found.error(`error: unknown command '${[...words].join(' ')}'`)
        found = next!
      }
      found.help()
    })
