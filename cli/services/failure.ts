import { EXIT, type ExitCode } from '#cli/services/exit_codes'

interface FailureParts {
  /** A word that scripts can compare, such as `sign_in_needed`. */
  code: string
  /** What happened, in one sentence. */
  message: string
  /** What is safe, or was not done. */
  safe?: string
  /** The next command, or what else to do. */
  next?: string
  exit?: ExitCode
  /** What is wrong with which field, as the server said it. */
  fields?: Record<string, string>
}

/** Ends a command with a message for people and an exit code for scripts. */
export class Failure extends Error {
  readonly code: string
  readonly safe: string | null
  readonly next: string | null
  readonly exit: ExitCode
  readonly fields: Record<string, string> | null

  constructor({ code, message, safe, next, exit = EXIT.failed, fields }: FailureParts) {
    super(message)
    this.code = code
    this.safe = safe ?? null
    this.next = next ?? null
    this.exit = exit
    this.fields = fields ?? null
  }
}

/** A command that was used in a way that it does not understand. */
export const misuse = (message: string, next?: string): Failure =>
  new Failure({ code: 'bad_usage', message, next })

export const canceled = (message = 'Canceled. Nothing was changed.'): Failure =>
  new Failure({ code: 'canceled', message, exit: EXIT.canceled })

/** Ctrl-C in a question, which the terminal does not make a signal of. */
export const interrupted = (): Failure =>
  new Failure({ code: 'interrupted', message: 'Interrupted.', exit: EXIT.interrupted })
