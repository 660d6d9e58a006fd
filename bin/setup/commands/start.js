import { readSetting } from '../env_file.js'
import { inProject, pinnedNode } from '../paths.js'
import { prepare } from '../prepare.js'
import { foreground } from '../processes.js'

/** Sets up what is missing and serves until it is told to stop. */
export async function run() {
  await prepare({ build: true })
  const isTrial = (readSetting('HONE_MODE') ?? 'trial') === 'trial'
  const env = { NODE_ENV: 'production' }
  // A person who tries Hone reads the terminal; whoever runs it reads a log.
  if (isTrial && !readSetting('LOG_LEVEL')) env.LOG_LEVEL = 'warn'
  console.error('  Starting …')
  return foreground(pinnedNode, [inProject('build', 'bin', 'server.js')], { env, channel: true })
}
