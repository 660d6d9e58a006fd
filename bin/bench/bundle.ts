import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { atMost, type Figure } from './figure.js'
import { figuresFile } from './report.js'

interface Chunk {
  file: string
  imports?: string[]
}

/** What a page always loads after its first file counts as well. */
const PAGES = [
  {
    name: 'landing',
    entries: ['frontend/src/public.tsx', 'frontend/src/features/public/start.tsx'],
    most: 95,
  },
  {
    name: 'signed-in shell',
    entries: ['frontend/src/main.tsx', 'frontend/src/app.tsx'],
    most: 200,
  },
]
/** What analysing and improving need; the rest of the worker comes when it is asked for. */
const ENGINE_MOST = 60
const GROWTH = 1.05
const assets = fileURLToPath(new URL('../../build/public/assets/', import.meta.url))

/** Gzipped JavaScript that a page, or the engine, needs before it runs: its entry and all static imports. */
export async function measure(): Promise<Figure[]> {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(`${assets}.vite/manifest.json`, 'utf8')
  )
  const recorded = recordedFigures()
  const sizeOf = (name: string, files: string[], most: number) => {
    const before = recorded.get(name)
    const bar = before === undefined ? most : Math.min(most, before * GROWTH)
    return atMost(bar, name, gzipped(files) / 1000, 'KB')
  }
  return [
    ...PAGES.map(({ name, entries, most }) => sizeOf(name, reachable(manifest, entries), most)),
    sizeOf('engine, in its worker', workerFiles(), ENGINE_MOST),
  ]
}

const gzipped = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(assets + file), { level: 9 }).length, 0)

const STATIC_IMPORT = /(?:\bfrom|^import|[;}]import)\s*["']\.\/([^"']+\.js)["']/g

/** What the engine's thread loads before its first answer: the worker, which no manifest names, and its static imports. */
function workerFiles(): string[] {
  const worker = readdirSync(assets).find((file) => /^engine_worker-.*\.js$/.test(file))
  if (!worker) throw new Error('The build has no engine worker.')
  const seen = new Set([worker])
  for (const file of seen) {
    for (const [, next] of readFileSync(assets + file, 'utf8').matchAll(STATIC_IMPORT))
      seen.add(next)
  }
  return [...seen]
}

function reachable(manifest: Record<string, Chunk>, entries: string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    if (!manifest[key]) throw new Error(`The build has no ${key}.`)
    seen.add(key)
    manifest[key].imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'))
}

/** A figure that was recorded with `--record` is what growth is measured against. */
function recordedFigures(): Map<string, number> {
  const file = figuresFile('bundle')
  if (process.argv.includes('--record') || !existsSync(file)) return new Map()
  const { figures }: { figures: Figure[] } = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(figures.map(({ name, value }) => [name, value]))
}
