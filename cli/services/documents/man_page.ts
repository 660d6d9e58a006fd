import { type DescribedCommand, everyCommand } from '#cli/services/documents/command_tree'
import { ENVIRONMENT } from '#cli/services/documents/environment'

/** A text as roff shows it: no line of it is a request, and its hyphens are hyphens. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('\n', ' ')
    .replace(/^([.'])/gm, '\\&$1')

/** The manual of the program for `man`. */
export function manPage(program: DescribedCommand): string {
  const commands = everyCommand(program).filter(({ path }) => path.length > 0)
  return [
    '.TH HONE 1 "" "hone" "User Commands"',
    '.SH NAME',
    `hone \\- ${roff(program.summary)}`,
    '.SH SYNOPSIS',
    '.B hone',
    '[options] <command>',
    '.SH COMMANDS',
    ...commands.flatMap(({ path, usage, description, options }) => [
      '.TP',
      `.B hone ${roff([...path, usage].join(' '))}`,
      roff(description),
      ...options.flatMap((one) => [
        '.RS',
        '.TP',
        `.B ${roff(one.flags)}`,
        roff(one.description),
        '.RE',
      ]),
    ]),
    '.SH OPTIONS OF EVERY COMMAND',
    ...program.options.flatMap((one) => ['.TP', `.B ${roff(one.flags)}`, roff(one.description)]),
    '.SH EXIT STATUS',
    '0 done, 1 failed, 2 canceled, 3 no credits left, 4 sign\\-in needed, 130 interrupted.',
    '.SH ENVIRONMENT',
    ...ENVIRONMENT.flatMap(([name, about]) => ['.TP', `.B ${name}`, roff(about)]),
    '',
  ].join('\n')
}
