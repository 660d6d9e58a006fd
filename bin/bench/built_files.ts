import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** The folder of the built application's files, with a slash at its end. */
export const assets = fileURLToPath(new URL('../../build/public/assets/', import.meta.url))

/** Bytes of built files, each gzipped as a server sends it. */
export const gzipped = (files: string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(assets + file), { level: 9 }).length, 0)

const STATIC_IMPORT = /(?:\bfrom|^import|[;}]import)\s*["']\.\/([^"']+\.js)["']/g

/**
 * What the engine's thread loads before the first answer of one kind: the worker, which no manifest names, the chunk
 * that does the work ("assess" or "improving"), and their static imports.
 */
export function engineFiles(work: 'assess' | 'improving'): string[] {
  const seen = new Set([builtFile('engine_worker'), builtFile(work)])
  for (const file of seen) {
    for (const [, next] of readFileSync(assets + file, 'utf8').matchAll(STATIC_IMPORT))
      seen.add(next)
  }
  return [...seen]
}

/** The built file of that name, whatever its hash. */
export function builtFile(name: string): string {
  if (!existsSync(assets)) throw new Error('Nothing is built yet: npm run build.')
  const file = readdirSync(assets).find((one) => new RegExp(`^${name}-[^.]+\\.js$`).test(one))
  if (!file) throw new Error(`The build has no ${name}.`)
  return file
}
