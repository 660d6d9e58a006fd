import { Command, Option } from 'commander'
import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import { AUDIENCES, GOALS, VARIANT_IDS } from '#app/prompts/domain/types'
import { act } from '#cli/commands/act'
import { wholeNumber } from '#cli/commands/numbers'

/** The families of work. Their deliverables, such as `message/apology`, are accepted too, but are too many for help. */
function kind(): Option {
  const option = new Option('--kind <id>', 'what should come back; also "message/apology"')
  option.argChoices = [...FAMILIES]
  return option
}

export const improve = () =>
  new Command('improve')
    .summary('make a better prompt of a text')
    .description(
      'Makes a better prompt of a text, and prints it alone. Signed in, it is kept on the server;\n' +
        'else, and with --offline, nothing leaves this machine.'
    )
    .argument('[text]', 'the text; - or nothing for stdin')
    .option('-f, --file <path>', 'read the text from a file')
    .addOption(new Option('--variant <name>', 'which of the three proposals').choices(VARIANT_IDS))
    .addOption(kind())
    .option('--tone <number>', 'from 1 (casual) to 10 (formal)', wholeNumber(1, 10))
    .option('--detail <number>', 'from 1 (brief) to 10 (thorough)', wholeNumber(1, 10))
    .addOption(new Option('--audience <readers>', 'who will read the answer').choices(AUDIENCES))
    .addOption(new Option('--goal <goal>', 'what matters most').choices(GOALS))
    .option('--context <text>', 'background in your own words')
    .option('--model <name>', 'have a model of the server write it')
    .addOption(new Option('--offline', 'use no server').conflicts('model'))
    .option('--explain', 'print the reason for each change')
    .option('--diff', 'print the text with its changes marked')
    .option('--copy', 'copy the prompt')
    .option('-o, --out <path>', 'write the prompt to a file; --yes replaces one that exists')
    .action(act(() => import('#cli/services/improving/run_improve'), 'runImprove'))
