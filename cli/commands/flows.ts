import { Command, Option } from 'commander'
import { act } from '#cli/commands/act'
import { amount, collect, limit } from '#cli/commands/numbers'

const MAX_COST = 1_000
const load = () => import('#cli/services/flows/flow_commands')

export const flows = () =>
  new Command('flows')
    .summary('your flows')
    .description(
      'Lists, shows, runs, exports and imports flows. A flow is named by its id or its title.'
    )
    .addCommand(
      new Command('list')
        .description('list your flows')
        .option('--search <words>', 'only those with these words')
        .addOption(limit())
        .action(act(load, 'listFlows'))
    )
    .addCommand(
      new Command('show')
        .description('print a flow, its inputs and its steps')
        .argument('<flow>')
        .action(act(load, 'showFlow'))
    )
    .addCommand(make())
    .addCommand(run())
    .addCommand(
      new Command('export')
        .description('print a flow as a file that can be imported')
        .argument('<flow>')
        .option('-o, --out <path>', 'write it to a file; --yes replaces one that exists')
        .action(act(load, 'exportFlowFile'))
    )
    .addCommand(
      new Command('import')
        .description('import the file of a flow')
        .argument('<file>')
        .action(act(load, 'importFlowFile'))
    )

const make = () =>
  new Command('make')
    .description('make a flow of a goal, or of a prompt that does several jobs')
    .argument('[text]', 'the goal or prompt; - or nothing for stdin')
    .option('-f, --file <path>', 'read the text from a file')
    .option('--title <title>', 'of the flow')
    .option('--model <name>', 'have a model of the server propose it')
    .action(act(() => import('#cli/services/flows/make_flow'), 'makeFlow'))

const run = () =>
  new Command('run')
    .description('run a flow, and print its results; a run costs one credit')
    .argument('<flow>')
    .option('--input <name=value>', 'an input; may be repeated', collect)
    .option('--input-file <path>', 'inputs as a JSON object')
    .option(
      '--separate <name=how>',
      'how a text is read as a list: line, blank-line, or dashes (lines of ---); may be repeated',
      collect
    )
    .addOption(
      new Option(
        '--csv <path>',
        'run it once for every row of a CSV file; without a terminal it needs --yes or --max-cost'
      ).conflicts(['input', 'inputFile'])
    )
    .option(
      '-o, --out <path>',
      'with --csv: write the file with its results; --yes replaces one that exists'
    )
    .option('--max-cost <dollars>', 'stop where it would cost more', amount(MAX_COST))
    .addOption(new Option('--async', 'start it, and print only its id').conflicts('out'))
    .action(act(() => import('#cli/services/flows/run_flow'), 'runFlow'))
