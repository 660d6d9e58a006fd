import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from '../paths.js'

const ENDINGS = ['', '-wal', '-shm', '-journal']

export function hasSpecFiles(suite) {
  const folder = inProject('tests', suite)
  return existsSync(folder) && containsSpec(folder)
}

/** The paths of all test files under a folder, such as `faults/core/backups.spec.ts`. */
export function specFiles(folder) {
  return readdirSync(inProject('tests', folder)).flatMap((name) => {
    const path = `${folder}/${name}`
    if (statSync(inProject('tests', path)).isDirectory()) return specFiles(path)
    return isSpec(name) ? [path] : []
  })
}

/**
 * Divides files into `count` shares that take about the same time, and returns the longest first. The size of a file,
 * with the data beside it, stands for its time.
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

/** The size of a file and of the data in the folders beside it, in bytes. */
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

/** Removes the databases of test processes that ended without removing them. */
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
