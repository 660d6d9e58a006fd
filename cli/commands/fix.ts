import { Command, Option } from 'commander'
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
    .addOption(
      new Option('--diff', 'print the edits, and make none').conflicts(['write', 'interactive'])
    )
    .option('--without <rule>', 'leave out a rule; may be repeated', collect)
    .action(act(() => import('#cli/services/fixing/run_fix'), 'runFix'))
