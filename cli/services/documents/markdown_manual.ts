import { type DescribedCommand, everyCommand } from '#cli/services/documents/command_tree'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** The documentation of every command, as Markdown. */
export function markdownManual(program: DescribedCommand, about: string): string {
  const commands = everyCommand(program).filter(({ path }) => path.length > 0)
  return [
    '# `hone`, the terminal client',
    about,
    '## Options of every command',
    optionTable(program),
    '## Commands',
    ...commands.map(commandPart),
    '',
  ].join('\n\n')
}

function commandPart(command: DescribedCommand): string {
  const { path, parameters, usage, description, examples, options, commands } = command
  const named = parameters.filter(({ description: said }) => said !== '')
  const words = usage.replace('[options] [command]', '<command>')
  return [
    `### \`hone ${[...path, words].join(' ')}\``,
    description.replaceAll('\n', ' '),
    examples.length > 0 &&
      ['```sh', ...examples.map((one) => one.replace(/^\$ /, '')), '```'].join('\n'),
    commands.length > 0 &&
      commands
        .map(({ path: below, summary }) => `- \`hone ${below.join(' ')}\`: ${summary}`)
        .join('\n'),
    named.length > 0 && table(named.map((one) => [`\`${one.name}\``, one.description])),
    options.length > 0 && optionTable(command),
  ]
    .filter((part) => part !== false)
    .join('\n\n')
}

const optionTable = ({ options }: DescribedCommand): string =>
  table(
    options.map(({ flags, description, choices }) => [
      `\`${flags}\``,
      choices.length > 0 ? `${description} (${choices.join(', ')})` : description,
    ])
  )

const table = (rows: string[][]): string =>
  [['', ''], ['---', '---'], ...rows.map((row) => row.map(cell))]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
