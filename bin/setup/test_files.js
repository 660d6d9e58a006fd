import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { inProject } from './paths.js'

const ENDINGS = ['', '-wal', '-shm', '-journal']

export function hasSpecFiles(suite) {
  const folder = inProject('tests', suite)
  return existsSync(folder) && containsSpec(folder)
}

/** The files under a folder of tests that hold tests, such as `faults/core/backups.spec.ts`. */
export function specFiles(folder) {
  return readdirSync(inProject('tests', folder)).flatMap((name) => {
    const path = `${folder}/${name}`
    if (statSync(inProject('tests', path)).isDirectory()) return specFiles(path)
    return isSpec(name) ? [path] : []
  })
}

/** Larger files have more tests in them, so they take longer. */
export function largestFirst(files) {
  const size = (file) => statSync(inProject('tests', file)).size
  return files.toSorted((a, b) => size(b) - size(a))
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
