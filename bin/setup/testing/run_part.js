import { existsSync, readFileSync, rmSync } from 'node:fs'
import { freePort } from '../free_port.js'
import { inProject, pinnedNode } from '../paths.js'
import { capture } from '../processes.js'
import { removeDatabase } from './test_files.js'

/** Longer than any single test takes on a slow machine. */
const MAX_SILENCE_MS = 5 * 60_000
/** Starts the test runner directly, because `node ace test` would rewrite generated code that other parts are reading. */
const TEST_RUNNER = ['--import=@poppinss/ts-exec', 'bin/test.ts']
/** Of the name of a database, in bytes. Source: PostgreSQL documentation, "PostgreSQL Limits". */
const MAX_NAME_LENGTH = 63

let started = 0

/**
 * Runs one part in a process and with a database of its own.
 *
 * @param part `{ name, args, onPostgres }`
 * @param options.postgres the server on which tests may create databases, or null
 * @param options.env environment variables of the process
 * @param options.echo whether its output is printed as it comes instead of at the end
 * @param options.isQuiet whether its output is dropped
 * @param options.onStart gets the id of the process
 * @param options.runner the arguments of Node that start the test runner
 * @param options.maxSilenceMs after which a part that prints nothing is killed
 * @returns `{ passed, failed, skipped, failures, broken }`: the counts, a `TestFailure` for each test that failed, and
 *   why the part ended without a result, or null
 */
export async function runPart(part, options) {
  const { echo = false, isQuiet = false, onStart, runner = TEST_RUNNER } = options
  const { maxSilenceMs = MAX_SILENCE_MS } = options
  if (!isQuiet) console.error(`\n— ${part.name} …`)
  const own = await ownFiles(part, options)
  const ended = await capture(pinnedNode, [...runner, ...part.args], {
    env: { ...own.env, ...options.env },
    locked: false,
    echo,
    maxSilenceMs,
    onStart,
  })
  if (!echo && !isQuiet) console.log(`\n— ${part.name}\n${ended.output}`)
  return resultOf(ended, await own.remove(), maxSilenceMs)
}

/**
 * Prepares the database and the summary file of one process.
 *
 * @returns its environment, and a function that removes both and returns the summary
 */
async function ownFiles({ name, onPostgres }, { postgres }) {
  const own = `${process.pid}-${++started}`
  const summary = inProject('tmp', `summary-${own}.json`)
  const file = inProject('tmp', `test-${own}.sqlite3`)
  const database = `hone-${own}-${name.replace(/\W+/g, '-').toLowerCase()}`.slice(
    0,
    MAX_NAME_LENGTH
  )
  const onServer = postgres?.url ?? ''
  const env = {
    HONE_TEST_SUMMARY: summary,
    DB_FILE: file,
    NODE_ENV: 'test',
    PORT: String(await freePort()),
    DB_CONNECTION: onPostgres ? 'postgres' : 'sqlite',
    DATABASE_URL: onPostgres ? await postgres.create(database) : onServer,
  }
  const remove = async () => {
    if (onPostgres) await postgres.remove(database)
    const numbers = existsSync(summary) ? JSON.parse(readFileSync(summary, 'utf8')) : null
    rmSync(summary, { force: true })
    removeDatabase(file)
    return numbers
  }
  return { env, remove }
}

function resultOf({ code, isStuck }, numbers, maxSilenceMs) {
  if (!numbers) {
    const silence = `printed nothing for ${maxSilenceMs / 1000} seconds and was killed`
    const broken = isStuck ? silence : `ended without a result (exit code ${code})`
    return { passed: 0, failed: 0, skipped: 0, failures: [], broken }
  }
  const { passed, failed, regression, skipped, todo, failures, hasError } = numbers
  const isBroken = (hasError || code !== 0) && failures.length === 0
  return {
    passed: passed + regression,
    failed,
    skipped: skipped + todo,
    failures,
    broken: isBroken ? `broke outside a test (exit code ${code})` : null,
  }
}
