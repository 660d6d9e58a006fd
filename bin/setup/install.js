import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isForThisMachine } from './machine.js'
import { inProject, pinnedNode } from './paths.js'
import { recoverPackages, runs, stagePackages, swapPackages } from './staging.js'

const packagesFolder = inProject('node_modules')
const linkedNode = join(packagesFolder, '.bin', 'node')

/** The packages of the lockfile, all of them, with the Node that it pins. */
export async function ensurePackages() {
  recoverPackages()
  const text = readFileSync(inProject('package-lock.json'))
  const lock = JSON.parse(text)
  const digest = createHash('sha256').update(text).digest('hex')
  const wanted = `${digest} under Node ${lock.packages['node_modules/node'].version}`
  const found = readStamp()
  if (found === wanted && everyFolderIsThere()) return null
  // A bare digest is from a release that ran npm under any Node, which may have skipped a package.
  const unproven = found === null || found === digest
  if (unproven && fitsLockfile(lock) && (await runs(pinnedNode))) {
    stamp(packagesFolder, wanted)
    return null
  }
  console.error('  Installing packages (a minute or two) …')
  stamp(await stagePackages(lock), wanted)
  swapPackages()
  return 'Packages are installed'
}

const stampIn = (folder) => join(folder, '.hone-installed')

function readStamp() {
  const file = stampIn(packagesFolder)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function stamp(folder, text) {
  const draft = `${stampIn(folder)}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, stampIn(folder))
}

/** npm writes this list last of all, so that it only exists after an install that ended well. */
function installed() {
  const list = join(packagesFolder, '.package-lock.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')).packages : null
}

function everyFolderIsThere(packages = installed()) {
  if (!packages || !existsSync(pinnedNode) || !existsSync(linkedNode)) return false
  return Object.keys(packages).every((path) => existsSync(inProject(path, 'package.json')))
}

/** Whether somebody's own `npm install` already brought what the lockfile says. */
function fitsLockfile(lock) {
  const packages = installed()
  if (!everyFolderIsThere(packages)) return false
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true
    if (packages[path]) return packages[path].version === wanted.version
    return wanted.optional && !isForThisMachine(wanted)
  })
}
