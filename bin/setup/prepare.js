import { ensureBuild } from './build.js'
import { ensureAppKey } from './env_file.js'
import { ensurePackages } from './install.js'
import { withLock } from './lock.js'
import { step } from './steps.js'

/** What every command stands on: packages, settings and, where it is run, a build. */
export function prepare({ build }) {
  return withLock(async () => {
    await step('', ensurePackages)
    await step('', async () => ensureAppKey())
    if (build) await step('', ensureBuild)
  })
}
