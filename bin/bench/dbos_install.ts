import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGE = '@dbos-inc/dbos-sdk'
const MAX_INSTALL_MS = 120_000

/** What npm needs to reach the registry. Its other settings belong to the project that started this. */
const NETWORK =
  /^(PATH|HOME|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|\w+_proxy|npm_config_(registry|cafile))$/i

const ownEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK.test(name)))

/** Installs DBOS into an empty folder outside the project. @returns whether the registry had it */
export function installDbos(folder: string): boolean {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', PACKAGE]
  const { status, stderr, error } = spawnSync('npm', args, {
    ...{ cwd: folder, encoding: 'utf8', timeout: MAX_INSTALL_MS },
    env: ownEnvironment(),
  })
  if (status === 0) return true
  console.error(`DBOS could not be installed: ${error?.message ?? stderr.trim().split('\n')[0]}`)
  return false
}
