import { Command, Option } from 'commander'
import { RUN_OUTCOMES } from '#app/flows/domain/runs/run'
import { act } from '#cli/commands/act'
import { limit } from '#cli/commands/numbers'

const load = () => import('#cli/services/flows/batch_commands')

export const batches = () =>
  new Command('batches')
    .summary('flows that run over CSV files')
    .description(
      'Lists, shows, follows and downloads batches: a batch is a flow that runs over the rows of one CSV file.\n' +
        'Start one with: hone flows run <flow> --csv <path>'
    )
    .addCommand(
      new Command('list')
        .description('list the batches of a flow, the newest first')
        .argument('<flow>', 'its id or its title')
        .addOption(limit())
        .action(act(load, 'listBatches'))
    )
    .addCommand(
      new Command('show')
        .description('print a batch, and why rows of it failed')
        .argument('<id>')
        .action(act(load, 'showBatch'))
    )
    .addCommand(rows())
    .addCommand(
      new Command('watch')
        .description('show a batch until it ends')
        .argument('<id>')
        .action(act(load, 'watchBatch'))
    )
    .addCommand(
      new Command('download')
        .description('print the rows of a batch with their results, as CSV')
        .argument('<id>')
        .option('-o, --out <path>', 'write them to a file; --yes replaces one that exists')
        .action(act(load, 'downloadBatch'))
    )
    .addCommand(
      new Command('cancel')
        .description('end a batch now; rows that have ended keep their results')
        .argument('<id>')
        .action(act(load, 'cancelBatch'))
    )

const rows = () =>
  new Command('rows')
    .description('list the rows of a batch, each with what has become of it')
    .argument('<id>')
    .addOption(
      new Option('--outcome <outcome>', 'only those of which this has become').choices(RUN_OUTCOMES)
    )
    .addOption(limit())
    .action(act(load, 'listRows'))
