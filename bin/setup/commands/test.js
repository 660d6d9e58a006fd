import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { ensureBrowser } from '../browser.js'
import { freePort } from '../free_port.js'
import { inProject, pinnedNode } from '../paths.js'
import { startPostgres } from '../postgres.js'
import { prepare } from '../prepare.js'
import { Problem } from '../problem.js'
import { capture, foreground, isStopped } from '../processes.js'
import { ProcessorTime } from '../processor_time.js'
import { costTable } from '../test_costs.js'
import {
  hasSpecFiles,
  removeDatabase,
  removeStrayDatabases,
  shares,
  specFiles,
} from '../test_files.js'

const SUITES = ['unit', 'functional', 'browser', 'faults']
const LONG_FAULTS = ['faults/setup/building.spec.ts', 'faults/setup/installation.spec.ts']

/** Suites that need PostgreSQL. */
const ON_POSTGRES = ['functional', 'faults']
/** Fault tests that use the database of their process, on both kinds of it; the others make their own. */
const FAULTS_ON_BOTH =
  /^faults\/(billing\/.+|flows\/.+|core\/killed_workers\.spec\.ts|core\/workers\.spec\.ts)$/
function faultParts(postgres) {
  const files = [...new Set([...LONG_FAULTS, ...specFiles('faults')])]
  return files.flatMap((file) =>
    postgres && FAULTS_ON_BOTH.test(file)
      ? [{ files: [file] }, { files: [file], postgres }]
      : [{ files: [file] }]
  )
}

/** Starting the tests of a process costs more than most of its tests; the last processes should end together. */
const BROWSER_SHARES = 12

/** What a suite is divided into, the longest first. Each part has a process, servers and databases of its own. */
const PARTS = {
  unit: () => [{}],
  functional: (postgres) => (postgres ? [{ postgres }, {}] : [{}]),
  browser: () =>
    shares(specFiles('browser'), BROWSER_SHARES).map((files, at, { length }) => ({
      ...{ name: `browser, part ${at + 1} of ${length}`, files },
    })),
  faults: faultParts,
}
/** In which suites start where all run. Many tests wait more than they compute, so more run than there are cores. */
const ORDER = ['functional', 'browser', 'faults', 'unit']
const AT_A_TIME = Math.min(4, 1 + availableParallelism())
/** More than any one test takes on a slow machine. */
const MAX_SILENCE_MS = 10 * 60_000
/** Calls the runner directly: `node ace test` rewrites the generated code while other parts read it. */
const TEST_RUNNER = ['--import=@poppinss/ts-exec', 'bin/test.ts']
/** Of a database. Source: PostgreSQL, limits. */
const MAX_NAME_LENGTH = 63

/**
 * `test [suite…] [-- arguments of the test runner]`: one process and one database for each part of a suite, several at a
 * time; with arguments of the test runner, one suite after the other. Functional tests run on SQLite and on PostgreSQL,
 * and so do the fault tests of the ledger, jobs and runs; the other ones make databases of their own. The last line is
 * `N passed, N failed, N skipped`.
 */
export async function run(args) {
  const { suites, rest } = readArguments(args)
  const env = suites.includes('browser') && hasSpecFiles('browser') ? await chrome() : {}
  await prepare({ build: suites.some((suite) => suite !== 'unit') })

  const needsPostgres = suites.some((suite) => ON_POSTGRES.includes(suite))
  const postgres = needsPostgres ? await startPostgres() : null
  if (needsPostgres && !postgres) {
    console.error('There is no PostgreSQL on this machine, so the tests on it are left out.')
  }
  try {
    const leftOut = needsPostgres && !postgres ? 1 : 0
    return await runSuites(suites, { rest, env, postgres, leftOut })
  } finally {
    await postgres?.end()
  }
}

async function runSuites(suites, options) {
  const { rest, leftOut } = options
  const isOneProcess = rest.length > 0 || (suites.length === 1 && suites[0] === 'unit')
  const sum = { passed: 0, failed: 0, skipped: leftOut }
  const failures = []
  for (const result of await (isOneProcess ? inTurn : abreast)(suites, options)) {
    for (const key of Object.keys(sum)) sum[key] += result[key]
    failures.push(...(result.failures ?? []))
  }
  removeStrayDatabases()
  for (const failure of failures) console.log(`✖ ${failure}`)
  const executed = sum.passed + sum.failed
  if (executed === 0) console.error('No tests were run.')
  console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`)
  return sum.failed > 0 || executed === 0 ? 1 : 0
}

/** The suites, and what the test runner gets. */
function readArguments(args) {
  const named = args.filter((arg) => SUITES.includes(arg))
  const rest = args.filter((arg) => !SUITES.includes(arg))
  const unknown = rest.find((arg) => !arg.startsWith('-'))
  if (unknown && !rest[0].startsWith('-')) {
    throw new Problem(`There is no suite "${unknown}".`, `Choose among: ${SUITES.join(', ')}.`)
  }
  if (rest[0] === '--') rest.shift()
  return { suites: named.length > 0 ? named : SUITES, rest }
}

async function chrome() {
  return { CHROME_PATH: await ensureBrowser({ isForTests: true }) }
}

/** Suites with arguments for the test runner: all of their tests in one process, which we hear as it goes. */
async function inTurn(suites, { rest, env, postgres }) {
  const launch = (args, own) => foreground(pinnedNode, args, { env: own, group: true })
  const results = []
  for (const suite of suites.filter(hasSpecFiles)) {
    for (const part of suite === 'functional' ? PARTS.functional(postgres) : [{}]) {
      if (isStopped()) break
      const name = nameOf(suite, part)
      console.error(`\n— ${name}`)
      results.push(await runTests({ suite, name, rest, env, server: postgres, ...part }, launch))
    }
  }
  return results
}

function nameOf(suite, { files: [file] = [suite], name = file, postgres }) {
  return `${name}${postgres ? ' on PostgreSQL' : ''}`
}

/**
 * The parts of suites, as many at a time as there is room for; each tells what it saw when it ends. At last comes what
 * each suite cost.
 */
async function abreast(suites, { env, postgres }) {
  const time = new ProcessorTime()
  const endServer = postgres?.pid ? time.watch(postgres.pid) : null
  const from = performance.now()
  const waiting = ORDER.filter((suite) => suites.includes(suite) && hasSpecFiles(suite)).flatMap(
    (suite) => PARTS[suite](postgres).map((part) => ({ suite, ...part }))
  )
  const results = []
  const work = async () => {
    for (let part = waiting.shift(); part && !isStopped(); part = waiting.shift()) {
      results.push(await runPart(part, { env, server: postgres, time }))
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  const costs = results.map(({ cost }) => cost)
  if (endServer) costs.push(costOf('PostgreSQL', 'the server', from, endServer()))
  console.log(`\n${costTable(costs).join('\n')}\n`)
  return results
}

function costOf(suite, name, from, processorSeconds) {
  return { suite, name, seconds: (performance.now() - from) / 1000, processorSeconds }
}

async function runPart(part, { time, ...options }) {
  const name = nameOf(part.suite, part)
  const from = performance.now()
  let processorSeconds = () => 0
  console.error(`\n— ${name} …`)
  const launch = async (args, env) => {
    const { code, output } = await capture(pinnedNode, args, {
      env,
      locked: false,
      maxSilenceMs: MAX_SILENCE_MS,
      onStart: (pid) => (processorSeconds = time.watch(pid)),
    })
    console.log(`\n— ${name}\n${output}`)
    return code
  }
  const rest = (part.files ?? []).map((file) => `--files=${file}`)
  const result = await runTests({ ...part, ...options, name, rest }, launch)
  const suite = `${part.suite}${part.postgres ? ' on PostgreSQL' : ''}`
  return { ...result, cost: costOf(suite, name, from, processorSeconds()) }
}

/** @param server where tests may make databases of their own; with `postgres`, the database of the tests is there too */
async function runTests({ suite, name, rest, env, server, postgres, files }, launch) {
  const own = `${process.pid}-${name.replace(/[/ ,]+/g, '-').toLowerCase()}`
  const ownDatabase = `hone-${own}`.slice(0, MAX_NAME_LENGTH)
  const summary = inProject('tmp', `summary-${own}.json`)
  const database = inProject('tmp', `test-${own}.sqlite3`)
  rmSync(summary, { force: true })
  const code = await launch([...TEST_RUNNER, suite, ...rest], {
    HONE_TEST_SUMMARY: summary,
    DB_FILE: database,
    NODE_ENV: 'test',
    PORT: String(await freePort()),
    DB_CONNECTION: postgres ? 'postgres' : 'sqlite',
    DATABASE_URL: postgres ? await postgres.create(ownDatabase) : (server?.url ?? ''),
    ...env,
  })
  await postgres?.remove(ownDatabase)
  const numbers = existsSync(summary) ? JSON.parse(readFileSync(summary, 'utf8')) : null
  rmSync(summary, { force: true })
  removeDatabase(database)
  return outcomeOf(name, code, numbers, rest.length > 0 && !files)
}

/** A suite that broke, or lost all its tests, is a failure even where no test failed. */
function outcomeOf(name, code, numbers, isFiltered) {
  if (!numbers) {
    console.error(`The tests of ${name} broke off (exit code ${code}).`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const { passed, failed, regression, skipped, todo, total } = numbers
  const broken = (numbers.hasError || code !== 0) && failed === 0
  const lost = total === 0 && !isFiltered
  const failures = numbers.failures ?? []
  if (broken) failures.push(`The tests of ${name} broke outside a test (exit code ${code}).`)
  if (lost) failures.push(`${name} has test files, but not one test.`)
  return {
    passed: passed + regression,
    failed: failed + (broken || lost ? 1 : 0),
    skipped: skipped + todo,
    failures,
  }
}
