import { ensureBrowser } from '../browser.js'
import { inProject, pinnedNode } from '../paths.js'
import { startPostgres } from '../postgres.js'
import { prepare } from '../prepare.js'
import { foreground } from '../processes.js'

/** `drill [name…]`: plants known bugs in a copy, one at a time, and reports whether the tests catch them. */
export async function run(args) {
  await prepare({ build: true })
  const env = { CHROME_PATH: await ensureBrowser({ isForTests: true }) }
  const postgres = await startPostgres()
  if (postgres) env.DATABASE_URL = postgres.url
  const main = inProject('bin', 'drill', 'main.ts')
  const command = ['--import=@poppinss/ts-exec', main, ...args]
  try {
    return await foreground(pinnedNode, command, { env, group: true })
  } finally {
    await postgres?.end()
  }
}
