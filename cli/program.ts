import { Command, CommanderError, Option } from 'commander'
import { contextFor, currentContext, setVersion } from '#cli/commands/act'
import { COMMANDS } from '#cli/commands/all'
import { EXIT } from '#cli/services/exit_codes'
import { Failure } from '#cli/services/failure'
import { visible } from '#cli/services/visible'

const MAX_HELP_COLUMNS = 80

const EXAMPLES = `
Examples:
  $ hone improve "write an email about our new product"
  $ hone improve - < brief.txt --out prompt.txt
  $ hone check prompts/*.md --min-score 60
  $ hone flows run "Weekly report" --input week=48

Exit codes: 0 done, 1 failed, 2 canceled, 3 no credits left, 4 sign-in needed, 130 Ctrl-C.`

/** `flows run` has an option `--input`, with which this must not share its place. */
class NoInput extends Option {
  constructor() {
    super('--no-input', 'ask nothing')
  }

  override attributeName(): string {
    return 'questions'
  }
}

/** The whole command line, as data of Commander: help, completion and documentation are made from it. */
export function makeProgram(version: string): Command {
  const program = new Command('hone')
    .description('Makes prompts that work, and runs flows, from the terminal.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .addHelpText('after', EXAMPLES)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ getOutHelpWidth: helpWidth, getErrHelpWidth: helpWidth })
    .option('--json', 'print JSON')
    .option('-q, --quiet', 'print no messages, only data and failures')
    .option('-v, --verbose', 'print what is asked of the server')
    .option('--plain', 'no pictures, for screen readers')
    .option('--no-color', 'no color')
    .addOption(new NoInput())
    .option('-y, --yes', 'answer every confirmation with yes')
    .option('--host <address>', 'the server, as in HONE_HOST')
    .option('--profile <name>', 'a server and account that were kept under this name')
    .showSuggestionAfterError()
    .showHelpAfterError('(hone --help shows how to use it)')
  for (const command of COMMANDS) program.addCommand(command())
  for (const command of everyCommand(program)) command.exitOverride().copyInheritedSettings(program)
  return program
}

/** Longer lines are hard to read. */
const helpWidth = () => Math.min(process.stdout.columns ?? MAX_HELP_COLUMNS, MAX_HELP_COLUMNS)

function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap((one) => everyCommand(one))]
}

/** @returns the exit code */
export async function runProgram(words: string[], version: string): Promise<number> {
  setVersion(version)
  process.once('SIGINT', interrupt)
  process.stdout.on('error', endOfPipe)
  try {
    const program = makeProgram(version)
    if (words.length === 0) await home(program)
    else await program.parseAsync(words, { from: 'user' })
    return Number(process.exitCode ?? EXIT.ok)
  } catch (error) {
    return explain(error)
  }
}

/** Without any words: a choice for people, help for programs. */
async function home(program: Command): Promise<void> {
  const context = contextFor({ color: true, questions: true })
  if (!context.console.canDraw) return program.outputHelp()
  const { chooseCommand } = await import('#cli/ui/home')
  const words = await chooseCommand(context)
  if (words !== null) await program.parseAsync(words, { from: 'user' })
}

/** `hone … | head` closes the pipe early, which is no failure. */
function endOfPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit(EXIT.ok)
}

function interrupt(): void {
  currentContext()?.stop()
  process.stderr.write('\n')
  process.exit(EXIT.interrupted)
}

/** Says what happened, what is safe, and what to do next. */
function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode
  const context = currentContext()
  const failure = error instanceof Failure ? error : unexpected(error)
  const { code, message, safe, next, fields, exit } = failure
  if (context?.isJson) {
    process.stderr.write(`${JSON.stringify({ error: { code, message, safe, next, fields } })}\n`)
    return exit
  }
  const faults = Object.entries(fields ?? {}).map(([field, fault]) => `  ${field}: ${fault}`)
  const rest = [...faults, ...(safe ? [safe] : []), ...(next ? [`Next: ${next}`] : [])]
  const name = context?.console.paintNote('red', 'hone:') ?? 'hone:'
  const lines = [`${name} ${visible(message)}`, ...rest.map(visible)]
  process.stderr.write(`${lines.join('\n')}\n`)
  return exit
}

function unexpected(error: unknown): Failure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  currentContext()?.console.detail(stack ?? message)
  return new Failure({
    code: 'unexpected',
    message: `Something went wrong that should not: ${message}`,
    next: 'Repeat it with --verbose to see where; hone doctor checks the rest.',
  })
}
