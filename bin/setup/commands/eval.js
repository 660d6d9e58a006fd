import { inProject, pinnedNode } from '../paths.js'
import { prepare } from '../prepare.js'
import { foreground } from '../processes.js'

/** `eval score|improve`: the engine over texts on stdin. */
export async function run(args) {
  await prepare({ build: false })
  return foreground(pinnedNode, [
    '--import=@poppinss/ts-exec',
    inProject('bin', 'eval', 'main.ts'),
    ...args,
  ])
}
