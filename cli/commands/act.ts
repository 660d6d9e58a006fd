import type { Command } from 'commander'
import { Context, type GlobalOptions } from '#cli/services/context'

/** What a command does, once its words are parsed. The options come last. */
export type Run = (context: Context, ...args: never[]) => Promise<void> | void

let version = ''
let current: Context | null = null

export function setVersion(text: string): void {
  version = text
}

/** The context of the command that runs, for what happens outside of it: a failure, or Ctrl-C. */
export const currentContext = (): Context | null => current

/** The context of the command that begins. */
export function contextFor(options: GlobalOptions): Context {
  current = new Context(options, version)
  return current
}

/**
 * The action of a command: a function of a module, which is loaded only when the command runs, so that help does not
 * load it.
 */
export function act<Name extends string>(load: () => Promise<Record<Name, Run>>, name: Name) {
  return async (...args: unknown[]): Promise<void> => {
    const command = args.pop() as Command
    args.pop()
    const options = command.optsWithGlobals<GlobalOptions>()
    const context = contextFor(options)
    const { [name]: run } = await load()
    await run(context, ...(args as never[]), options as never)
  }
}
