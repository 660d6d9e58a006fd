import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free_port.js'
import { pinnedNode, inProject } from './paths.js'
import { postgresFolder } from './postgres_binaries.js'
import { makeCluster } from './postgres_cluster.js'

const START_MS = 60_000
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
  try {
    return await launch(bin)
  } catch (error) {
    console.error(`PostgreSQL could not be started for the tests: ${error.message}`)
    return null
  }
}

/** @param retries how often it tries again where another program took the port meanwhile */
async function launch(bin, retries = 1) {
  const folder = mkdtempSync(join(tmpdir(), 'hone-postgres-'))
  try {
    const port = await freePort()
    const end = guard({ folder, ...makeCluster(bin, folder, port) })
    const url = `postgres://hone@127.0.0.1:${port}/postgres`
    await isReady(url, end)
    return databasesOn(url, end)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    if (retries === 0 || !error.message.includes('Address already in use')) throw error
    return launch(bin, retries - 1)
  }
}

/** Gives the function that stops the server and removes its folder. */
function guard(server) {
  const own = JSON.stringify(server)
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
  end.pid = child.pid
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
    /** The process that runs the server, where it is ours. */
    pid: end.pid ?? null,
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
