import { Command, Option } from 'commander'
import { act } from '#cli/commands/act'
import { limit } from '#cli/commands/numbers'

const STATUSES = ['queued', 'running', 'waiting', 'succeeded', 'failed', 'canceled']
const load = () => import('#cli/services/flows/run_commands')

export const runs = () =>
  new Command('runs')
    .summary('runs of your flows')
    .description('Lists, shows, follows, cancels and decides runs.')
    .addCommand(
      new Command('list')
        .description('list your runs, the newest first')
        .option('--search <words>', 'only those with these words')
        .addOption(new Option('--status <status>', 'only with this status').choices(STATUSES))
        .addOption(limit())
        .action(act(load, 'listRuns'))
    )
    .addCommand(
      new Command('show')
        .description('print a run, its steps and its results')
        .argument('<id>')
        .action(act(load, 'showRun'))
    )
    .addCommand(
      new Command('watch')
        .description('show a run until it ends')
        .argument('<id>')
        .action(act(load, 'watchRun'))
    )
    .addCommand(
      new Command('cancel')
        .description('end a run now')
        .argument('<id>')
        .action(act(load, 'cancelRun'))
    )
    .addCommand(
      new Command('approve')
        .description('decide what a run waits for; --yes approves without asking')
        .argument('[id]', 'without it, you choose among the runs that wait')
        .option('--reject', 'reject it')
        .option('--reason <text>', 'why')
        .action(act(() => import('#cli/services/flows/decide_run'), 'approveRun'))
    )
