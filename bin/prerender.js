/**
 * Writes the public pages as HTML into the build, after `node ace build`. They are rendered
 * by the same components that the browser then hydrates where a page needs scripts. Usage: node bin/prerender.js [build folder]
 */
import { statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

process.env.NODE_ENV = 'production'

const project = fileURLToPath(new URL('../', import.meta.url))
const buildFolder = resolve(project, process.argv[2] ?? 'build')
const bundleFolder = `${buildFolder}/.prerender`
const pagesFolder = `${buildFolder}/pages`
const assets = '/assets/'
const entry = 'frontend/src/public.tsx'

/** Latin faces of the first screen; everything else may arrive later. */
const earlyFonts = [/inter-latin-wght-normal/, /newsreader-latin-wght-normal/]

const manifest = JSON.parse(
  await readFile(`${buildFolder}/public/assets/.vite/manifest.json`, 'utf8')
)
const { renderPages, renderLoading, screenParts } = await bundle()
const tags = await headTags()
await rm(pagesFolder, { recursive: true, force: true })
await mkdir(pagesFolder, { recursive: true })
const pages = renderPages()
for (const page of pages) await writeFile(`${pagesFolder}/${page.file}`, documentOf(page))
await writeFile(`${pagesFolder}/shell.json`, JSON.stringify(shellParts()))
await rm(bundleFolder, { recursive: true, force: true })
console.log(`Prerendered ${pages.map((page) => page.file).join(', ')}`)

async function bundle() {
  const { build } = await import('vite')
  await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { ssr: 'frontend/prerender.tsx', outDir: bundleFolder, copyPublicDir: false },
  })
  return import(`${bundleFolder}/prerender.js?${Date.now()}`)
}

/** Styles stand in the page itself: one round trip less before a slow phone shows text. */
async function headTags() {
  const chunk = manifest[entry]
  const imports = importsOf(chunk)
  const styles = new Set([chunk, ...imports].flatMap((one) => one.css ?? []))
  const fonts = Object.values(manifest)
    .map((one) => one.file)
    .filter((file) => file.endsWith('.woff2') && earlyFonts.some((font) => font.test(file)))
  const css = await Promise.all(
    [...styles].map((file) => readFile(`${buildFolder}/public${assets}${file}`, 'utf8'))
  )
  return [
    `<style>${css.join('\n').trim()}</style>`,
    ...fonts.map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" href="${assets}${file}" crossorigin>`
    ),
    `<script type="module" src="${assets}${chunk.file}" fetchpriority="low"></script>`,
    ...imports.map(
      (one) => `<link rel="modulepreload" href="${assets}${one.file}" fetchpriority="low">`
    ),
  ].join('\n    ')
}

/** What the shell of the app needs to know: what it shows at first, where there are screens, and what each loads. */
function shellParts() {
  // Without a preload, each of these files would cost a round trip of its own.
  const starting = manifest['frontend/src/main.tsx'].dynamicImports.map((name) => manifest[name])
  const screens = screenParts().map(({ pattern, name, asks }) => {
    const screen = Object.values(manifest).find((chunk) => chunk.name === name)
    const chunks = [...starting, screen].flatMap((chunk) => [chunk, ...importsOf(chunk)])
    const scripts = [...new Set(chunks.map(({ file }) => assets + file))]
    return { pattern, scripts: scripts.sort(bySize), asks }
  })
  return { loading: renderLoading(), screens }
}

/** The largest first, because it decides when the screen can be drawn. */
function bySize(one, other) {
  const [first, second] = [one, other].map((file) => statSync(`${buildFolder}/public${file}`).size)
  return second - first
}

function importsOf(chunk, seen = new Set()) {
  for (const name of chunk.imports ?? []) {
    if (seen.has(manifest[name])) continue
    seen.add(manifest[name])
    importsOf(manifest[name], seen)
  }
  return [...seen]
}

function documentOf({ path, title, description, html }) {
  const address = `%APP_URL%${path}`
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escape(title)}</title>
    <meta name="description" content="${escape(description)}">
    <link rel="canonical" href="${address}">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="Hone">
    <meta property="og:title" content="${escape(title)}">
    <meta property="og:description" content="${escape(description)}">
    <meta property="og:url" content="${address}">
    <meta property="og:image" content="%APP_URL%/logo.svg">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${tags}
  </head>
  <body>
    <div id="root">${html}</div>
  </body>
</html>
`
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
