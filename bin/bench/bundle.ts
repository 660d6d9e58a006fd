import { existsSync, readFileSync } from 'node:fs'
import { assets, gzipped } from './built_files.js'
import { atMost, type Figure } from './figure.js'
import { figuresFile } from './report.js'

interface Chunk {
  file: string
  imports?: string[]
}

const APP = ['frontend/src/main.tsx', 'frontend/src/app.tsx']
const TOOLTIPS = 'frontend/src/components/overlays/radix_tooltip.tsx'
const BUILDER = ['builder_screen.tsx', 'canvas/builder_canvas.tsx', 'run_panel.tsx'].map(
  (file) => `frontend/src/features/flows/builder/${file}`
)

/** What a page always loads after its first file counts as well. */
const PAGES = [
  {
    name: 'landing',
    entries: ['frontend/src/public.tsx', 'frontend/src/features/landing/start.tsx'],
    most: 95,
  },
  {
    name: 'signed-in shell',
    entries: APP,
    most: 200,
  },
  {
    name: 'flow builder, before its canvas',
    entries: [...APP, TOOLTIPS, ...BUILDER.slice(0, 1)],
    most: 320,
  },
  {
    name: 'flow builder with its canvas, before a step is opened',
    entries: [...APP, TOOLTIPS, ...BUILDER.slice(0, 2)],
    most: 320,
  },
  {
    name: 'flow builder with its canvas and the run form',
    entries: [...APP, TOOLTIPS, ...BUILDER],
    most: 400,
  },
]
const GROWTH = 1.05

/** Gzipped JavaScript that a page needs before it runs: its entry and all static imports. */
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
  return PAGES.map(({ name, entries, most }) => sizeOf(name, reachable(manifest, entries), most))
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
