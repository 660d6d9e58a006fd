import { availableParallelism, loadavg } from 'node:os'
import type { Figure } from './figure.js'
import { report } from './report.js'

const BENCHES: Record<string, () => Promise<{ measure: () => Promise<Figure[]> }>> = {
  'billing': () => import('./billing.js'),
  'boot': () => import('./boot.js'),
  'bundle': () => import('./bundle.js'),
  'canvas': () => import('./canvas.js'),
  'cli': () => import('./cli.js'),
  'copy': () => import('./copy.js'),
  'engine': () => import('./engine.js'),
  'engine-durable': () => import('./engine_durable.js'),
  'engine-memory': () => import('./engine_memory.js'),
  'gateway': () => import('./gateway.js'),
  'hostile': () => import('./hostile.js'),
  'http': () => import('./http.js'),
  'import': () => import('./imports.js'),
  'jobs': () => import('./jobs.js'),
  'ledger': () => import('./ledger.js'),
  'library': () => import('./library.js'),
  'run': () => import('./run.js'),
  'sync': () => import('./sync.js'),
  'web': () => import('./web.js'),
}

const args = process.argv.slice(2)
const name = args.find((arg) => !arg.startsWith('-')) ?? ''
const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : null
if (!load) {
  console.error(`Choose one of: ${Object.keys(BENCHES).join(', ')}`)
  process.exit(2)
}

const [busy] = loadavg()
if (busy > availableParallelism() / 2) {
  console.error(
    `Other programs keep this machine busy (load ${busy.toFixed(1)}): times say little.`
  )
}

try {
  const { measure } = await load()
  const ok = report(name, await measure(), args.includes('--record'))
  process.exit(ok ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log(JSON.stringify({ name, ok: false, figures: [] }))
  process.exit(1)
}
