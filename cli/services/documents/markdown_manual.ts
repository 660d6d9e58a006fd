import { DOCUMENTS, FAILURE } from '#cli/commands/documents'
import { type Document, textOfShape } from '#cli/services/documents/document'
import { ENVIRONMENT } from '#cli/services/documents/environment'
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
    '## Environment variables',
    table(ENVIRONMENT.map(([name, use]) => [codes(name), use])),
    '## JSON documents',
    JSON_NOTE,
    fenced('ts', textOfShape(FAILURE)),
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
    ...(DOCUMENTS[path.join(' ')] ?? []).map(documentPart),
  ]
    .filter((part) => part !== false)
    .join('\n\n')
}

/** Names that are separated by commas, each as code. */
const codes = (names: string) =>
  names
    .split(', ')
    .map((name) => `\`${name}\``)
    .join(', ')

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

const JSON_NOTE = `With \`--json\` a command prints one JSON document or, while something runs, several lines of JSON. Below, each
command says what it prints. A name such as \`OpenRun\` is an object of the HTTP API, which
[\`docs/api/openapi.json\`](api/openapi.json) describes under this name; \`...\` stands for all of its fields. A field whose
name ends with \`?\` may be missing. A list may be empty. A failure is printed on stderr:`

/** Such as "JSON line, at the end: `OpenRun`". */
function documentPart({ shape, when, isLine }: Document): string {
  const title = [isLine ? 'JSON line' : 'JSON', when].filter(Boolean).join(', ')
  if (typeof shape === 'string') return `${title}: \`${shape}\``
  return `${title}:\n\n${fenced('ts', textOfShape(shape))}`
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
