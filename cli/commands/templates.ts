import { Command, Option } from 'commander'
import { TEMPLATE_CATEGORIES } from '#app/templates/domain/types'
import { act } from '#cli/commands/act'
import { collect, limit } from '#cli/commands/numbers'

const load = () => import('#cli/services/templates/template_commands')

const filtered = (command: Command) =>
  command
    .addOption(new Option('--category <name>', 'of one category').choices(TEMPLATE_CATEGORIES))
    .option('--tag <tag>', 'with this tag')
    .option('--favorites', 'your favorites')
    .addOption(limit())

export const templates = () =>
  new Command('templates')
    .summary('the library of expert templates')
    .description('Finds templates, and fills them in.')
    .addCommand(
      filtered(new Command('list'))
        .description('list the templates')
        .action(act(load, 'listTemplates'))
    )
    .addCommand(
      filtered(new Command('search'))
        .description('find templates by words; spelling mistakes are forgiven')
        .argument('<words...>')
        .action(act(load, 'searchTemplates'))
    )
    .addCommand(
      new Command('show')
        .description('print a template and its variables')
        .argument('<id>')
        .action(act(load, 'showTemplate'))
    )
    .addCommand(
      new Command('use')
        .description('print a template with its variables filled in')
        .argument('<id>')
        .option('--var <name=value>', 'a variable; may be repeated', collect)
        .action(act(load, 'fillInTemplate'))
    )
