import { makeProgram } from '#cli/program'
import { describe } from '#cli/services/documents/command_tree'
import { manPage } from '#cli/services/documents/man_page'
import { markdownManual } from '#cli/services/documents/markdown_manual'

/** The documentation of the commands by the paths of its files. It names no version, so that a release changes nothing. */
export function manualFiles(): Record<string, string> {
  const program = describe(makeProgram(''))
  return { 'docs/cli.md': markdownManual(program, ABOUT), 'cli/hone.1': manPage(program) }
}

const ABOUT = `\`hone\` improves prompts and runs flows from a terminal, over the same API as the browser. Data goes to
stdout and everything else to stderr, so that it can be piped; \`--json\` prints JSON.

Install it from a build with \`npm install --global ./build/cli\`, or call it as \`npx hone\` in this folder. It needs Node.js 24.

\`improve\`, \`check\` and \`fix\` need neither a server nor an account. For the rest, sign in with \`hone login\`, or set
\`HONE_HOST\` and \`HONE_TOKEN\` where nobody can approve a code, such as in a build.

| exit code | means |
| --- | --- |
| 0 | done |
| 1 | failed, or \`check\` found something |
| 2 | canceled |
| 3 | no credits left |
| 4 | sign-in needed |
| 130 | ended with Ctrl-C |

This page is made from the commands by \`npm run manual\`.`
