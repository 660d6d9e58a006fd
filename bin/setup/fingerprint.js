import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { inProject } from './paths.js'

const SOURCES = [
  ...['app', 'bin', 'cli', 'config', 'database', 'frontend', 'providers', 'public', 'start'],
  ...['docs/api', 'ace.js', 'adonisrc.ts', 'package.json', 'package-lock.json'],
  ...['LICENSE', 'tsconfig.json', 'vite.config.ts'],
]
/** Made by the build itself. */
const SKIPPED = ['public/assets']

/** One word for everything a build is made of: it changes when any of it does. */
export function fingerprintOfSources() {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(filesIn)) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(inProject(path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  if (SKIPPED.includes(path) || !existsSync(inProject(path))) return []
  if (statSync(inProject(path)).isFile()) return [path]
  return readdirSync(inProject(path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`))
}
