import { inProject, pinnedNode } from '../paths.js'
import { prepare } from '../prepare.js'
import { foreground } from '../processes.js'

/** `library [id …]`: checks the templates of the library. */
export async function run(args) {
  await prepare({ build: false })
  return foreground(pinnedNode, [
    '--import=@poppinss/ts-exec',
    inProject('bin', 'library.ts'),
    ...args,
  ])
}
