import { ensureBrowser } from '../browser.js'
import { inProject, pinnedNode } from '../paths.js'
import { prepare } from '../prepare.js'
import { foreground } from '../processes.js'

/** `drill [name…]`: plants known bugs in a copy, one at a time, and reports whether the tests catch them. */
export async function run(args) {
  await prepare({ build: true })
  const env = { CHROME_PATH: await ensureBrowser() }
  const main = inProject('bin', 'drill', 'main.ts')
  return foreground(pinnedNode, ['--import=@poppinss/ts-exec', main, ...args], { env, group: true })
}
