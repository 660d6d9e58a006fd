import { Command, Option } from 'commander'
import { act } from '#cli/commands/act'
import { limit, wholeNumber } from '#cli/commands/numbers'

const MAX_VERSION = 100_000
const load = () => import('#cli/services/prompts/prompt_commands')

export const prompts = () =>
  new Command('prompts')
    .summary('your saved prompts')
    .description('Lists, shows and keeps prompts, with their versions.')
    .addCommand(list())
    .addCommand(show())
    .addCommand(save())
    .addCommand(versions())
    .addCommand(diff())
    .addCommand(restore())
    .addCommand(importFiles())
    .addCommand(exportAll())

const list = () =>
  new Command('list')
    .description('list your saved prompts, the last changed first')
    .option('--search <words>', 'only those with these words')
    .addOption(limit())
    .action(act(load, 'listPrompts'))

const show = () =>
  new Command('show')
    .description('print the text of a prompt')
    .argument('<id>')
    .option('--at <version>', 'another version than the newest', wholeNumber(1, MAX_VERSION))
    .action(act(load, 'showPrompt'))

const save = () =>
  new Command('save')
    .description('keep a text as a new prompt, or as the next version of one')
    .argument('[text]', 'the text; - or nothing for stdin')
    .option('-f, --file <path>', 'read the text from a file')
    .option('--title <title>', 'of the prompt')
    .option('--to <id>', 'the prompt that gets a version')
    .action(act(load, 'savePrompt'))

const versions = () =>
  new Command('versions')
    .description('list the versions of a prompt, the newest first')
    .argument('<id>')
    .addOption(limit())
    .action(act(load, 'listVersions'))

const diff = () =>
  new Command('diff')
    .description('print what changed between two versions')
    .argument('<id>')
    .argument(
      '[from]',
      'a version; 0 for the original; by default the one before',
      wholeNumber(0, MAX_VERSION)
    )
    .argument('[to]', 'a version; by default the newest', wholeNumber(0, MAX_VERSION))
    .action(act(load, 'diffVersions'))

const restore = () =>
  new Command('restore')
    .description('make a version the newest one again')
    .argument('<id>')
    .argument('<version>', 'its number', wholeNumber(1, MAX_VERSION))
    .action(act(load, 'restoreVersion'))

const importFiles = () =>
  new Command('import')
    .description('import prompts from CSV, JSON, Markdown and zip files')
    .argument('<files...>')
    .action(act(() => import('#cli/services/prompts/import_prompts'), 'importPrompts'))

const exportAll = () =>
  new Command('export')
    .description('print all saved prompts as one file')
    .addOption(
      new Option('--format <format>', 'of the file; markdown makes a zip')
        .choices(['csv', 'json', 'markdown'])
        .default('json')
    )
    .option('-o, --out <path>', 'write it to a file; --yes replaces one that exists')
    .action(act(load, 'exportPrompts'))
