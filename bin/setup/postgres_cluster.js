import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { packagedFolder } from './postgres_binaries.js'

/** A test may kill the server, but not the machine, so nothing waits for the disk. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=200', 'shared_buffers=64MB']

/**
 * Makes the files of a new PostgreSQL server in an empty folder.
 * @returns the program, its arguments and the user to run it as
 */
export function makeCluster(bin, folder, port) {
  const identity = serverIdentity()
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid)
  const programs = bin === packagedFolder() ? copyPrograms(folder) : bin
  const data = join(folder, 'data')
  const flags = ['--username=hone', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const made = spawnSync(join(programs, 'initdb'), [`--pgdata=${data}`, ...flags], {
    ...identity,
    cwd: folder,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(made.stderr || String(made.error))
  return { file: join(programs, 'postgres'), args: serverArgs(data, port), identity }
}

function serverArgs(data, port) {
  const settings = [...SETTINGS, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  return ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
}

/** PostgreSQL refuses to run as root. */
function serverIdentity() {
  if (process.getuid?.() !== 0) return {}
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const found = people.find(([known]) => known === name)
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) }
  }
  throw new Error('It needs a user other than root, such as "nobody".')
}

/** The package may lie where another user cannot look, and lacks the second names of its libraries. */
function copyPrograms(folder) {
  const from = dirname(packagedFolder())
  const to = join(folder, 'native')
  cpSync(from, to, { recursive: true })
  chmodSync(folder, 0o755)
  for (const { source, target } of JSON.parse(
    readFileSync(join(from, 'pg-symlinks.json'), 'utf8')
  )) {
    try {
      symlinkSync(basename(source), join(folder, target))
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
  }
  for (const name of ['initdb', 'postgres']) chmodSync(join(to, 'bin', name), 0o755)
  return join(to, 'bin')
}
