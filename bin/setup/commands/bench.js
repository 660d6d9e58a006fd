import { ensureBrowser } from '../browser.js'
import { inProject, pinnedNode } from '../paths.js'
import { prepare } from '../prepare.js'
import { foreground } from '../processes.js'

/** `bench <name> [--record]`: measures the built Hone. */
export async function run(args) {
  await prepare({ build: true })
  const env = args.includes('web') ? { CHROME_PATH: await ensureBrowser() } : {}
  const main = inProject('bin', 'bench', 'main.ts')
  return foreground(pinnedNode, ['--import=@poppinss/ts-exec', main, ...args], { env })
}
