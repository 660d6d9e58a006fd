import { Argument, Command } from 'commander'

/** The root of the commands, which knows all of them. */
function rootOf(command: Command): Command {
  return command.parent ? rootOf(command.parent) : command
}

export const completion = () =>
  new Command('completion')
    .summary('print a script that completes commands in your shell')
    .description('Prints a script that completes commands and options in your shell.')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .action(async (shell: 'bash' | 'zsh' | 'fish', _options: object, command: Command) => {
      const [{ completionScript }, { describe, withChoices }, { ruleIds }] = await Promise.all([
        import('#cli/services/documents/completion_scripts'),
        import('#cli/services/documents/command_tree'),
        import('#cli/services/checking/known_rules'),
      ])
      const program = withChoices(describe(rootOf(command)), '--without', await ruleIds())
      process.stdout.write(`${completionScript(shell, program)}\n`)
    })
