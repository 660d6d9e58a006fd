import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free_port.js'
import { pinnedNode, inProject } from './paths.js'
import { packagedFolder, postgresFolder } from './postgres_binaries.js'

const START_MS = 60_000
/** A test may kill the server, but not the machine, so nothing waits for the disk. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=200', 'shared_buffers=64MB']
/** It orders text as people of one language do, so that a test notices where the order was left to it. */
const TEMPLATES = [
  "encoding 'UTF8' locale_provider icu icu_locale 'en-US' locale 'C' template template0",
  "encoding 'UTF8' template template0",
]

/**
 * A PostgreSQL server for tests and measurements: the one of DATABASE_URL where that is set, else one of our own that
 * ends with this process. Null where this machine has no programs of it.
 */
export async function startPostgres() {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) return databasesOn(DATABASE_URL, async () => undefined)
  const bin = postgresFolder()
  if (!bin) return null
  return launch(bin)
}

async function launch(bin) {
  const folder = mkdtempSync(join(tmpdir(), 'hone-postgres-'))
  const identity = serverIdentity()
  try {
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
    const port = await freePort()
    const end = guard(folder, join(programs, 'postgres'), serverArgs(data, port), identity)
    const url = `postgres://hone@127.0.0.1:${port}/postgres`
    await isReady(url, end)
    return databasesOn(url, end)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    console.error(`PostgreSQL could not be started for the tests: ${error.message}`)
    return null
  }
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

/** Gives the function that stops the server and removes its folder. */
function guard(folder, file, args, identity) {
  const own = JSON.stringify({ folder, file, args, identity })
  const child = spawn(pinnedNode, [inProject('bin', 'setup', 'postgres_guard.js'), own], {
    // Not among those that Ctrl+C of a terminal tells: tests that end may still need it.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (chunk) => (log = (log + chunk).slice(-5000)))
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.unref()
  child.stdin.unref()
  child.stderr.unref()
  const end = () => {
    child.stdin.end()
    child.ref()
    return ended
  }
  end.ended = ended.then(() => log)
  return end
}

async function isReady(url, end) {
  const deadline = performance.now() + START_MS
  let log
  void end.ended.then((output) => (log = output))
  for (;;) {
    try {
      return await query(url, 'select 1')
    } catch (error) {
      if (log !== undefined) throw new Error(log || 'The server ended.', { cause: error })
      if (performance.now() > deadline) throw error
    }
    await pause(50)
  }
}

/** How to make databases on a server, remove them, and end it. */
function databasesOn(url, end) {
  const addressOf = (name) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  return {
    url,
    async create(name) {
      await query(url, `drop database if exists "${name}" with (force)`)
      let refusal
      for (const template of TEMPLATES) {
        try {
          await query(url, `create database "${name}" ${template}`)
          return addressOf(name)
        } catch (error) {
          refusal = error
        }
      }
      throw refusal
    },
    remove: (name) => query(url, `drop database if exists "${name}" with (force)`),
    end,
  }
}

async function query(url, sql) {
  // Packages are there by now.
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await client.query(sql)
  } finally {
    await client.end().catch(() => undefined)
  }
}
