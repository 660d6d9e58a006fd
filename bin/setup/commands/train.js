import { inProject, pinnedNode } from '../paths.js'
import { prepare } from '../prepare.js'
import { Problem } from '../problem.js'
import { foreground } from '../processes.js'

const MAINS = { requests: ['main.ts'], goals: ['labels', 'main.ts'] }

/**
 * `train [requests|goals] [--measure]`: learns from labeled requests which family of work a text asks for, or from labeled
 * goals which step each stretch of a goal asks for.
 */
export async function run(args) {
  const [what, ...rest] = args[0]?.startsWith('-') === false ? args : ['requests', ...args]
  if (!Object.hasOwn(MAINS, what))
    throw new Problem(
      `There is nothing to train called "${what}".`,
      `Choose among: requests, goals.`
    )
  await prepare({ build: false })
  return foreground(pinnedNode, [
    '--import=@poppinss/ts-exec',
    inProject('bin', 'train', ...MAINS[what]),
    ...rest,
  ])
}
