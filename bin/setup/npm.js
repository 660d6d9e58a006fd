import { delimiter, dirname } from 'node:path'
import { project } from './paths.js'
import { lastLines, plainFromOutput, Problem } from './problem.js'
import { capture } from './processes.js'

const SETTINGS = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_loglevel: 'error',
  // The lockfile says what is right, so a copy that npm kept is as good as a new one.
  npm_config_prefer_offline: 'true',
  npm_config_fetch_retries: '3',
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '5000',
}
const OFFLINE =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|UNABLE_TO_|CERT_/
const NOT_ALLOWED = /EACCES|EPERM|EROFS|ENOTDIR/

/**
 * Runs npm in `cwd`, under the given Node: npm skips optional packages that do not fit the Node it runs under.
 * @throws Problem when npm fails
 */
export async function npm(args, { cwd, node = process.execPath }) {
  const { code, output } = await runScript(args, { cwd, node })
  if (code !== 0) throw reason(output)
}

/** Runs a script of a package that may call npm itself. */
export async function runScript(args, { cwd, node = process.execPath, file }) {
  const env = { ...SETTINGS, PATH: [dirname(node), process.env.PATH].join(delimiter) }
  if (file) return capture(node, [file, ...args], { cwd, env })
  const script = process.env.npm_execpath
  if (script?.endsWith('npm-cli.js')) return capture(node, [script, ...args], { cwd, env })
  const program = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  return capture(program, args, { cwd, env }).catch((error) => {
    if (error.code !== 'ENOENT') throw error
    throw new Problem('npm was not found.', 'Install Node with npm (https://nodejs.org).')
  })
}

/** What npm's output means for a person. */
export function reason(output) {
  const closed = closedCache(output)
  if (closed) return closed
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

/** npm keeps what it downloads outside the project, by default in the home folder. */
function closedCache(output) {
  const logs = /error writing to the directory: (.+)[\\/]_logs/.exec(output)?.[1]
  const named = /^npm (?:error|ERR!) (?:path|dest) (.+)$/m.exec(output)?.[1]
  const path = logs ?? (NOT_ALLOWED.test(output) ? named : null)
  if (!path || path.startsWith(project)) return null
  return new Problem(
    `npm is not allowed to write to ${path}, where it keeps its downloads.`,
    'Check the permissions of your home folder, or choose another folder: npm_config_cache=/path/to/folder npm start'
  )
}
