import type { Command } from 'commander'
import { examplesOf } from '#cli/commands/examples'

export interface DescribedOption {
  flags: string
  long: string | null
  short: string | null
  description: string
  choices: readonly string[]
  /** Whether a value follows. */
  takesValue: boolean
}

/** A command as help, completion, the manual and the documentation show it. */
export interface DescribedCommand {
  /** Its words, such as `flows run`. */
  path: string[]
  summary: string
  description: string
  /** As in `<id> [options]`. */
  usage: string
  parameters: { name: string; description: string; choices: readonly string[] }[]
  examples: string[]
  options: DescribedOption[]
  commands: DescribedCommand[]
}

export function describe(command: Command, path: string[] = []): DescribedCommand {
  return {
    path,
    summary: command.summary() || command.description().split('\n')[0],
    description: command.description(),
    usage: command.usage(),
    parameters: command.registeredArguments.map((one) => ({
      name: one.required ? `<${one.name()}>` : `[${one.name()}${one.variadic ? '...' : ''}]`,
      description: one.description,
      choices: one.argChoices ?? [],
    })),
    examples: examplesOf(command),
    options: command.options.map(({ flags, long, short, description, argChoices, ...option }) => ({
      ...{ flags, description, long: long ?? null, short: short ?? null },
      choices: argChoices ?? [],
      takesValue: option.required || option.optional,
    })),
    commands: command.commands.map((one) => describe(one, [...path, one.name()])),
  }
}

/** A command and all below it. */
export const everyCommand = (command: DescribedCommand): DescribedCommand[] => [
  command,
  ...command.commands.flatMap(everyCommand),
]

/** The same commands, where an option of this name takes one of these values. */
export const withChoices = (
  command: DescribedCommand,
  long: string,
  choices: readonly string[]
): DescribedCommand => ({
  ...command,
  options: command.options.map((option) =>
    option.long === long ? { ...option, choices } : option
  ),
  commands: command.commands.map((one) => withChoices(one, long, choices)),
})
