import type { Command, CommanderError } from 'commander'
import { pathOf } from '#cli/commands/examples'
import { EXIT } from '#cli/services/exit_codes'
import { Failure } from '#cli/services/failure'

/** Whether `--json` is among the words of a command that could not be parsed. */
export const asksForJson = (words: string[]): boolean => {
  const end = words.indexOf('--')
  return (end < 0 ? words : words.slice(0, end)).includes('--json')
}

/** What Commander found wrong with the words of a command, as the failure that scripts know. */
export function usageFailure({ code, message }: CommanderError, command: Command): Failure {
  const path = ['hone', ...pathOf(command)].join(' ')
  const names = command.commands.map((one) => one.name()).join(', ')
  return new Failure({
    code: 'bad_usage',
    message:
      code === 'commander.help'
        ? `"${path}" needs one of these words: ${names}.`
        : message.replace(/^error: /, ''),
    next: `${path} --help`,
    exit: EXIT.failed,
  })
}
