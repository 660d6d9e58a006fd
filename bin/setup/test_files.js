import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { inProject } from './paths.js'

const ENDINGS = ['', '-wal', '-shm', '-journal']

export function hasSpecFiles(suite) {
  const folder = inProject('tests', suite)
  return existsSync(folder) && containsSpec(folder)
}

/** The folders of a suite that hold tests, by size, the largest first. */
export function foldersWithSpecs(suite) {
  const folder = inProject('tests', suite)
  return readdirSync(folder)
    .filter(
      (name) => statSync(`${folder}/${name}`).isDirectory() && containsSpec(`${folder}/${name}`)
    )
    .map((name) => ({ name, size: sizeOf(`${folder}/${name}`) }))
    .sort((a, b) => b.size - a.size)
    .map(({ name }) => name)
}

/** The files under a folder of tests that hold tests, such as `faults/core/backups.spec.ts`. */
export function specFiles(folder) {
  return readdirSync(inProject('tests', folder)).flatMap((name) => {
    const path = `${folder}/${name}`
    if (statSync(inProject('tests', path)).isDirectory()) return specFiles(path)
    return isSpec(name) ? [path] : []
  })
}

/** In bytes, with all that is in it. */
function sizeOf(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(`${path}/${name}`), 0)
}

function containsSpec(folder) {
  return readdirSync(folder).some((name) =>
    statSync(`${folder}/${name}`).isDirectory() ? containsSpec(`${folder}/${name}`) : isSpec(name)
  )
}

function isSpec(name) {
  return /\.spec\.(tsx?|js)$/.test(name)
}

export function removeDatabase(file) {
  for (const ending of ENDINGS) rmSync(file + ending, { force: true })
}

/** Databases of test processes that ended without tidying up. */
export function removeStrayDatabases() {
  for (const name of readdirSync(inProject('tmp'))) {
    const [, pid] = /^test-(\d+)(?:-.+)?\.sqlite3$/.exec(name) ?? []
    if (pid && !isAlive(Number(pid))) removeDatabase(inProject('tmp', name))
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
