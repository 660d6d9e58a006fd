import { Command } from 'commander'
import { act } from '#cli/commands/act'
import { collect } from '#cli/commands/numbers'

export const fix = () =>
  new Command('fix')
    .summary('make safe edits in prompts')
    .description(
      'Makes the edits that leave the meaning of a prompt as it is, without a server.\n' +
        'Prompts within YAML and JSON files are checked, not edited.'
    )
    .argument('[files...]', 'files and folders; - or nothing for stdin')
    .option('-w, --write', 'write the files; else the text is printed')
    .option('-i, --interactive', 'ask about each edit')
    .option('--diff', 'print the edits, and make none')
    .option('--without <rule>', 'leave out a rule; may be repeated', collect)
    .addHelpText(
      'after',
      `
Examples:
  $ hone fix prompt.txt
  $ hone fix --write prompts/
  $ hone fix --interactive --write prompt.md
  $ pbpaste | hone fix | pbcopy`
    )
    .action(act(() => import('#cli/services/fixing/run_fix'), 'runFix'))
