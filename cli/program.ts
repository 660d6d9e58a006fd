import { Command, CommanderError, Option } from 'commander'
import { contextFor, currentContext, setVersion } from '#cli/commands/act'
import { COMMANDS } from '#cli/commands/all'
import { HELP, helpWidth } from '#cli/commands/help'
import { EXIT } from '#cli/services/exit_codes'
import { Failure } from '#cli/services/failure'
import { asksForJson, usageFailure } from '#cli/services/usage_failure'
import { visible } from '#cli/services/visible'

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
    .configureHelp(HELP)
    // A usage error is reported as every other failure is: by `explain`.
    .configureOutput({
      outputError: () => {},
      getOutHelpWidth: helpWidth,
      getErrHelpWidth: helpWidth,
    })
    .option('--json', 'print JSON')
    .addOption(
      new Option('-q, --quiet', 'print no messages, only data and failures').conflicts('verbose')
    )
    .option('-v, --verbose', 'print what is asked of the server')
    .option('--plain', 'no pictures, for screen readers')
    .option('--no-color', 'no color')
    .addOption(new NoInput())
    .option('-y, --yes', 'answer every confirmation with yes')
    .option('--host <address>', 'the server, as in HONE_HOST')
    .option('--profile <name>', 'a server and account that were kept under this name')
    .showSuggestionAfterError()
  for (const command of COMMANDS) program.addCommand(command())
  for (const command of everyCommand(program)) {
    command.copyInheritedSettings(program)
    command.exitOverride((error) => endOf(error, command))
  }
  // The command `help` is one of COMMANDS.
  return program.helpCommand(false)
}

/** Help that was asked for is no failure, and nor is the version. */
function endOf(error: CommanderError, command: Command): never {
  throw error.exitCode === EXIT.ok ? error : usageFailure(error, command)
}

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
    if (asksForJson(words)) silence(program)
    if (words.length === 0) await home(program)
    else await program.parseAsync(words, { from: 'user' })
    return Number(process.exitCode ?? EXIT.ok)
  } catch (error) {
    return explain(error, asksForJson(words))
  }
}

/** Instead of help, which Commander writes to stderr where a word is missing, a program gets JSON. */
function silence(program: Command): void {
  for (const command of everyCommand(program)) command.configureOutput({ writeErr: () => {} })
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
function explain(error: unknown, isJson: boolean): number {
  if (error instanceof CommanderError) return error.exitCode
  const context = currentContext()
  const failure = error instanceof Failure ? error : unexpected(error)
  const text = (context?.isJson ?? isJson) ? documentOf(failure) : sentencesOf(failure)
  process.stderr.write(`${text}\n`)
  return failure.exit
}

const documentOf = ({ code, message, safe, next, fields }: Failure): string =>
  JSON.stringify({ error: { code, message, safe, next, fields } })

function sentencesOf({ message, safe, next, fields }: Failure): string {
  const faults = Object.entries(fields ?? {}).map(([field, fault]) => `  ${field}: ${fault}`)
  const rest = [...faults, ...(safe ? [safe] : []), ...(next ? [`Next: ${next}`] : [])]
  const name = currentContext()?.console.paintNote('red', 'hone:') ?? 'hone:'
  return [`${name} ${visible(message)}`, ...rest.map(visible)].join('\n')
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
