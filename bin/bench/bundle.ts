import { existsSync, readFileSync } from 'node:fs'
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
const GROWTH = 1.05
const assets = fileURLToPath(new URL('../../build/public/assets/', import.meta.url))

/** Gzipped JavaScript that a page needs before it runs: its entry and all static imports. */
export async function measure(): Promise<Figure[]> {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(`${assets}.vite/manifest.json`, 'utf8')
  )
  const recorded = recordedFigures()
  return PAGES.map(({ name, entries, most }) => {
    const files = reachable(manifest, entries)
    const bytes = files.reduce(
      (sum, file) => sum + gzipSync(readFileSync(assets + file), { level: 9 }).length,
      0
    )
    const before = recorded.get(name)
    const bar = before === undefined ? most : Math.min(most, before * GROWTH)
    return atMost(bar, name, bytes / 1000, 'KB')
  })
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
