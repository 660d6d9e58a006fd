import { Command, Option } from 'commander'
import { act } from '#cli/commands/act'
import { collect, wholeNumber } from '#cli/commands/numbers'

export const check = () =>
  new Command('check')
    .summary('check prompts in files')
    .description(
      'Checks the prompts in text, Markdown, YAML and JSON files, without a server.\n' +
        'It fails where something is found or, with --min-score, where a prompt scores less.'
    )
    .argument('[files...]', 'files and folders; - or nothing for stdin')
    .option('--min-score <number>', 'the least score, from 0 to 100', wholeNumber(0, 100))
    .addOption(
      new Option('--format <format>', 'how the report is written')
        .choices(['text', 'json', 'sarif', 'junit'])
        .default('text')
    )
    .option('--without <rule>', 'leave out a rule; may be repeated', collect)
    .action(act(() => import('#cli/services/checking/run_check'), 'runCheck'))
