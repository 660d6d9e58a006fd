import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from '../paths.js'

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

/**
 * Divides files among so many shares that take about as long, the longest first. A larger file has more tests in it, as
 * does one with data beside it.
 */
export function shares(files, count) {
  const weighed = files.map((file) => ({ file, weight: weightOf(file) }))
  const parts = Array.from({ length: count }, () => ({ files: [], weight: 0 }))
  for (const { file, weight } of weighed.toSorted((a, b) => b.weight - a.weight)) {
    const lightest = parts.reduce((least, part) => (part.weight < least.weight ? part : least))
    lightest.files.push(file)
    lightest.weight += weight
  }
  return parts
    .filter((part) => part.files.length > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map((part) => part.files)
}

/** Bytes of a file, and of the data in the folders beside it. */
function weightOf(file) {
  const folder = dirname(inProject('tests', file))
  const data = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const sizes = data.flatMap(({ name }) =>
    readdirSync(join(folder, name)).map((entry) => statSync(join(folder, name, entry)).size)
  )
  return sizes.reduce((sum, size) => sum + size, statSync(inProject('tests', file)).size)
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
