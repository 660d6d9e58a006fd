import { inProject, pinnedNode } from '../paths.js'
import { prepare } from '../prepare.js'
import { foreground } from '../processes.js'

/** `train [--measure]`: learns from labeled requests which family of work a text asks for. */
export async function run(args) {
  await prepare({ build: false })
  return foreground(pinnedNode, [
    '--import=@poppinss/ts-exec',
    inProject('bin', 'train', 'main.ts'),
    ...args,
  ])
}
