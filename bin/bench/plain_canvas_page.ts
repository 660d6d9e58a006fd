import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

const source = fileURLToPath(new URL('plain_canvas.js', import.meta.url))
/** Inside the project, where its packages are found. */
const temporary = fileURLToPath(new URL('../../tmp/', import.meta.url))

export interface Viewport {
  x: number
  y: number
  zoom: number
}

/** A step with its place and size on the canvas, in pixels. */
export interface ShownStep {
  id: string
  x: number
  y: number
  width: number
  height: number
}

interface Shown {
  steps: ShownStep[]
  edges: { from: string; to: string }[]
  viewport: Viewport
}

/** Builds and serves a plain React Flow page with the same steps. */
export async function servePlainCanvas(shown: Shown) {
  const root = join(temporary, `plain-canvas-${process.pid}-${shown.steps.length}`)
  mkdirSync(root, { recursive: true })
  copyFileSync(source, join(root, 'main.js'))
  writeFileSync(join(root, 'index.html'), pageOf(shown))
  const config = { root, configFile: false, logLevel: 'error' } as const
  await build({ ...config, build: { outDir: 'dist', target: 'es2022' } })
  const server = await preview({
    ...config,
    build: { outDir: 'dist' },
    preview: { host: '127.0.0.1', port: 0, strictPort: true },
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('The plain page is not served.')
  const close = async () => {
    await server.close()
    rmSync(root, { recursive: true })
  }
  return { url, close }
}

function pageOf({ steps, edges, viewport }: Shown): string {
  const graph = {
    nodes: steps.map(({ id, x, y, width, height }) => ({
      ...{ id, position: { x, y }, width, height, data: { label: id } },
    })),
    edges: edges.map(({ from, to }) => ({ id: `${from} ${to}`, source: from, target: to })),
    viewport,
  }
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return `<!doctype html>
<style>html, body, #root { height: 100%; margin: 0 }</style>
<div id="root"></div>
<script id="graph" type="application/json">${json}</script>
<script type="module" src="./main.js"></script>
`
}
