import { ensureBrowser } from '../browser.js'
import { inProject, pinnedNode } from '../paths.js'
import { startPostgres } from '../postgres.js'
import { prepare } from '../prepare.js'
import { foreground } from '../processes.js'

/** Benches that make databases on a PostgreSQL server. */
const ON_POSTGRES = ['copy', 'engine-durable', 'jobs', 'ledger', 'run']

/** `bench <name> [--record]`: measures the built Hone. */
export async function run(args) {
  await prepare({ build: true })
  const env = ['library', 'web', 'canvas'].some((name) => args.includes(name))
    ? { CHROME_PATH: await ensureBrowser() }
    : {}
  const needsPostgres = ON_POSTGRES.some((name) => args.includes(name))
  const postgres = needsPostgres ? await startPostgres() : null
  if (postgres) env.DATABASE_URL = postgres.url
  const main = inProject('bin', 'bench', 'main.ts')
  try {
    return await foreground(pinnedNode, ['--import=@poppinss/ts-exec', main, ...args], { env })
  } finally {
    await postgres?.end()
  }
}
