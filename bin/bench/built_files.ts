import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** The folder of the built application's files, with a slash at its end. */
export const assets = fileURLToPath(new URL('../../build/public/assets/', import.meta.url))

/** Bytes of built files, each gzipped as a server sends it. */
export const gzipped = (files: string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(assets + file), { level: 9 }).length, 0)

const STATIC_IMPORT = /(?:\bfrom|^import|[;}]import)\s*["']\.\/([^"']+\.js)["']/g

/** What the engine's thread loads before its first answer: the worker, which no manifest names, and its static imports. */
export function engineFiles(): string[] {
  if (!existsSync(assets)) throw new Error('Nothing is built yet: npm run build.')
  const worker = readdirSync(assets).find((file) => /^engine_worker-.*\.js$/.test(file))
  if (!worker) throw new Error('The build has no engine worker.')
  const seen = new Set([worker])
  for (const file of seen) {
    for (const [, next] of readFileSync(assets + file, 'utf8').matchAll(STATIC_IMPORT))
      seen.add(next)
  }
  return [...seen]
}
