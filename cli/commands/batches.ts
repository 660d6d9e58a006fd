import { Command } from 'commander'
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
