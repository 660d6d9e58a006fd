import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { withoutPassword } from '#app/core/dialects/postgres/postgres_address'
import { StartRefusal } from '#app/core/start_refusal'
import { environmentWith } from '#start/env'

type Program = 'pg_dump' | 'pg_restore' | 'psql'

/** Where Debian and its relatives keep the programs of each version. */
const VERSIONS = '/usr/lib/postgresql'
const INSTALL =
  "Install PostgreSQL's client programs (on Debian the package postgresql-client) of the server's version or a newer one."
/** What the programs know of an address; the driver knows more. */
const KNOWN = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'host', 'port', 'user', 'options']

/**
 * The file of one of PostgreSQL's own programs.
 * @param version the server's major version, than which the program must not be older
 * @throws StartRefusal when there is none
 */
export async function findProgram(name: Program, version: number): Promise<string> {
  const found: number[] = []
  for (const file of [name, ...versionedFiles(name)]) {
    const own = await versionOf(file)
    if (own !== null && own >= version) return file
    if (own !== null) found.push(own)
  }
  if (found.length === 0) throw new StartRefusal(`${name} is not installed. ${INSTALL}`)
  throw new StartRefusal(
    `${name} is version ${Math.max(...found)}, which is older than the server's ${version}. ${INSTALL}`
  )
}

function versionedFiles(name: Program): string[] {
  if (!existsSync(VERSIONS)) return []
  const versions = readdirSync(VERSIONS).sort((one, other) => Number(other) - Number(one))
  return versions.map((version) => join(VERSIONS, version, 'bin', name))
}

async function versionOf(file: string): Promise<number | null> {
  const { code, output } = await run(file, ['--version'], {})
  const [, version] = / (\d+)/.exec(output) ?? []
  return code === 0 && version ? Number(version) : null
}

/**
 * Runs one of PostgreSQL's programs on a database. The password is in its environment, where other users of the
 * machine cannot read it.
 * @returns what it printed
 * @throws StartRefusal with what it said when it failed
 */
export async function runOnDatabase(file: string, args: string[], url: string): Promise<string> {
  const { address, password } = addressForPrograms(url)
  const { code, output, errors } = await run(file, [...args, `--dbname=${address}`], {
    PGPASSWORD: password,
  })
  if (code !== 0) throw new StartRefusal(refusal(file, errors))
  return output
}

/** Runs one of the programs on files only. */
export async function runOnFiles(file: string, args: string[]): Promise<string> {
  const { code, output, errors } = await run(file, args, {})
  if (code !== 0) throw new StartRefusal(refusal(file, errors))
  return output
}

const refusal = (file: string, errors: string) =>
  `${file} failed. Nothing was changed. (${errors.trim().split('\n').slice(0, 3).join(' ')})`

/** The address of a database as PostgreSQL's own programs take it. */
export function addressForPrograms(url: string): { address: string; password: string } {
  const { address, password } = withoutPassword(url)
  const parsed = new URL(address)
  const { searchParams } = parsed
  if (searchParams.get('ssl') === 'true') searchParams.set('sslmode', 'require')
  // The driver's setting for an encrypted connection without a certificate check.
  if (searchParams.get('sslmode') === 'no-verify') searchParams.set('sslmode', 'require')
  for (const name of [...searchParams.keys()]) {
    if (!KNOWN.includes(name)) searchParams.delete(name)
  }
  return { address: parsed.href, password }
}

interface Ended {
  code: number | null
  output: string
  errors: string
}

function run(file: string, args: string[], more: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      env: environmentWith({ LC_ALL: 'C', ...more }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.on('error', (error) => resolve({ code: null, output, errors: error.message }))
    child.on('close', (code) => resolve({ code, output, errors }))
  })
}
