import { inProject, pinnedNode } from '../paths.js'
import { prepare } from '../prepare.js'
import { foreground } from '../processes.js'

/** `manual`: writes the documentation of the terminal client from its commands. */
export async function run() {
  await prepare({ build: false })
  return foreground(pinnedNode, ['--import=@poppinss/ts-exec', inProject('bin', 'manual.ts')])
}
