import { Command } from 'commander'
import { MAX_GIVEN_CREDITS } from '#app/billing/domain/gifts'
import { act } from '#cli/commands/act'
import { limit, wholeNumber } from '#cli/commands/numbers'

const load = () => import('#cli/services/admin/admin_commands')

export const admin = () =>
  new Command('admin')
    .summary('for administrators')
    .description(
      'Syncs content, and looks after people and templates. It needs a token with --admin.'
    )
    .addCommand(
      new Command('sync')
        .description('sync templates and guides from Notion')
        .option('--full', 'read every page')
        .option('--dry-run', 'only say what would change')
        .action(act(load, 'syncContent'))
    )
    .addCommand(users())
    .addCommand(
      new Command('templates')
        .description('list the templates that administrators wrote or that are synced')
        .option('--search <words>', 'only those with these words')
        .addOption(limit())
        .action(act(load, 'listAdminTemplates'))
    )

const users = () =>
  new Command('users')
    .description('look after people')
    .addCommand(
      new Command('list')
        .description('list people, the newest first')
        .option('--search <words>', 'only those with these words')
        .addOption(limit())
        .action(act(load, 'listUsers'))
    )
    .addCommand(
      new Command('show')
        .description('print a person')
        .argument('<user>', 'an id or an email address')
        .action(act(load, 'showUser'))
    )
    .addCommand(
      new Command('give-credits')
        .description('give a person credits that do not expire')
        .argument('<user>', 'an id or an email address')
        .argument('<amount>', 'how many credits', wholeNumber(1, MAX_GIVEN_CREDITS))
        .requiredOption('--reason <text>', 'why; it stays in the audit log')
        .action(act(load, 'giveCredits'))
    )
