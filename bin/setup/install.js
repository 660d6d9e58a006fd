import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inProject, pinnedNode } from './paths.js'
import { lastLines, plainFromOutput, Problem } from './problem.js'
import { capture } from './processes.js'

const stampFile = inProject('node_modules', '.hone-installed')
const QUIET = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_loglevel: 'error',
  npm_config_prefer_offline: 'true',
}
const linkedNode = inProject('node_modules', '.bin', 'node')
const OFFLINE =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|UNABLE_TO_|CERT_/

/** The packages of the lockfile, all of them, with the Node that it pins. */
export async function ensurePackages() {
  const lock = readFileSync(inProject('package-lock.json'))
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (isStamped(wanted) && everyFolderIsThere()) return null
  if (!existsSync(stampFile) && fitsLockfile(JSON.parse(lock)) && (await pinnedNodeRuns())) {
    writeFileSync(stampFile, wanted)
    return null
  }
  console.error('  Installing packages (a minute or two) …')
  rmSync(stampFile, { force: true })
  await runNpm()
  await placeNode()
  writeFileSync(stampFile, wanted)
  return 'Packages are installed'
}

function isStamped(wanted) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted
}

/** npm writes this list last of all, so that it only exists after an install that ended well. */
function installed() {
  const list = inProject('node_modules', '.package-lock.json')
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
  return Object.entries(lock.packages).every(
    ([path, wanted]) =>
      path === '' || (packages[path] ? packages[path].version === wanted.version : wanted.optional)
  )
}

async function runNpm() {
  const flags = [
    ...['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'],
    // The lockfile says what is right, so a copy that npm kept is as good as a new one.
    '--prefer-offline',
    ...['--loglevel=error', '--fetch-retries=3', '--fetch-retry-mintimeout=1000'],
    '--fetch-retry-maxtimeout=5000',
  ]
  const { code, output } = await npm(['ci', ...flags])
  if (code !== 0) throw reason(output)
}

/** The one install script that is needed: it brings the binary for this machine. */
async function placeNode() {
  const folder = dirname(dirname(pinnedNode))
  const { output } = await capture(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
    env: QUIET,
  })
  if (!(await pinnedNodeRuns())) throw reason(output)
  // npm links no binary that was not there yet.
  await npm(['rebuild', 'node', '--ignore-scripts', '--loglevel=error'])
}

async function pinnedNodeRuns() {
  if (!existsSync(pinnedNode)) return false
  const { code } = await capture(pinnedNode, ['--version']).catch(() => ({ code: 1 }))
  return code === 0
}

function npm(args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('npm-cli.js')) return capture(process.execPath, [script, ...args])
  return capture(process.platform === 'win32' ? 'npm.cmd' : 'npm', args).catch((error) => {
    if (error.code !== 'ENOENT') throw error
    throw new Problem('npm was not found.', 'Install Node with npm (https://nodejs.org).')
  })
}

function reason(output) {
  if (OFFLINE.test(output)) {
    return new Problem(
      'The packages could not be downloaded: the package registry does not answer.',
      'Check the network (and npm’s registry and proxy settings), then run the command again.',
      lastLines(output, 4)
    )
  }
  if (/in sync/.test(output)) {
    return new Problem(
      'package-lock.json does not fit package.json.',
      'If you changed the dependencies, run `npm install` once; else restore both files.'
    )
  }
  return (
    plainFromOutput(output) ??
    new Problem('npm could not install the packages.', 'It said:', lastLines(output))
  )
}
