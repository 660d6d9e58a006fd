import { readFileSync } from 'node:fs'
import { inProject } from '../paths.js'
import { changedFiles } from './changed_files.js'
import { hasSpecFiles, shares, specFiles } from './test_files.js'

export const SUITES = ['unit', 'functional', 'browser', 'faults']
/** Suites that need PostgreSQL. */
export const ON_POSTGRES = ['functional', 'faults']

/**
 * The number of processes for the browser suite. Starting one costs more than most tests, but with fewer of them one
 * core would be idle for longer at the end.
 */
const BROWSER_SHARES = 12

/** Fault tests that use the database of their process and can fail on one database but not on the other. */
const FAULTS_ON_BOTH = [
  /^faults\/billing\/(killed_ledger|parallel_holds)\.spec\.ts$/,
  /^faults\/core\/(killed_workers|workers)\.spec\.ts$/,
  /^faults\/flows\/(killed_batches|killed_runs|kills_under_load)\.spec\.ts$/,
]

/** Fault tests that use the database of their process and are about PostgreSQL only. On SQLite they are skipped. */
const FAULTS_ON_POSTGRES = [/^faults\/core\/(foreign_signals|work_command)\.spec\.ts$/]

/** Tests that build or install the whole project. The gate runs them when a file of `SETUP_FILES` has changed. */
const SETUP_TESTS = ['faults/setup/building.spec.ts', 'faults/setup/installation.spec.ts']
const SETUP_FILES = /^(bin\/setup(\/|\.js$)|package(-lock)?\.json$|\.npmrc$)/

/**
 * Functional tests with the tag `@alone` take long at depth. `full` runs their files in processes of their own: each
 * several times on SQLite, every time with another seed, and once on PostgreSQL.
 */
const ALONE = [{ file: 'functional/billing/payments/histories.spec.ts', times: 4 }]
const NOT_ALONE = '--tags=~@alone'

/** Excludes the tests that only `full` runs. */
const NOT_IN_GATE = '--tags=~@full'
/** Selects the functional tests that the gate runs on PostgreSQL too. The pattern finds the files that have any. */
const ON_DATABASE = '--tags=@database'
const HAS_ON_DATABASE = /onBothDatabases|@database/

/**
 * Divides suites into groups of parts. The parts of a group may run at the same time; a group begins when the one before
 * it has ended. Fault tests kill processes and wait for leases, so each of their parts is a group of its own.
 *
 * @param suites some of `SUITES`
 * @param options.isFull whether tests with the tag `@full` run too
 * @param options.postgres whether there is a PostgreSQL server
 * @returns groups of parts `{ suite, name, args, onPostgres }`, with the arguments of the test runner; the longest first
 */
export function partsOf(suites, { isFull, postgres }) {
  const wanted = suites.filter(hasSpecFiles)
  const together = ['functional', 'browser', 'unit'].filter((suite) => wanted.includes(suite))
  const first = together.flatMap((suite) => PARTS[suite]({ isFull, postgres }))
  const faults = wanted.includes('faults') ? faultParts({ isFull, postgres }) : []
  return [first, ...faults.map((one) => [one])].filter((group) => group.length > 0)
}

/** One part per suite and database, with arguments for the test runner. The arguments alone select the tests. */
export function partsWithArguments(suites, rest, { postgres }) {
  return suites.filter(hasSpecFiles).flatMap((suite) => {
    const plain = { suite, name: suite, args: [suite, ...rest], onPostgres: false }
    const isOnBoth = suite === 'functional' && postgres
    return isOnBoth
      ? [{ ...plain, name: `${suite} on PostgreSQL`, onPostgres: true }, plain]
      : [plain]
  })
}

const PARTS = {
  unit: ({ isFull }) => [part('unit', 'unit', [], { isFull })],
  functional: ({ isFull, postgres }) => {
    const [onServer, onSqlite] = onEach('functional', 'functional', [], { isFull, postgres: true })
    const parts = postgres
      ? [isFull ? onServer : withTagOfDatabase(onServer), onSqlite]
      : [onSqlite]
    return isFull
      ? [...ALONE.flatMap((one) => aloneParts(one, postgres)), ...parts.map(notAlone)]
      : parts
  },
  browser: ({ isFull }) =>
    shares(inDepth(specFiles('browser'), isFull), BROWSER_SHARES).map((files, at, { length }) =>
      part('browser', `browser, part ${at + 1} of ${length}`, files, { isFull })
    ),
}

function aloneParts({ file, times }, postgres) {
  const all = onEach('functional', file, [file], { isFull: true, postgres })
  const onSqlite = all.at(-1)
  const again = Array.from({ length: times }, (_, at) => ({
    ...onSqlite,
    name: `${file}, ${at + 1} of ${times}`,
  }))
  return [...all.slice(0, -1), ...again]
}

const notAlone = (functional) => ({ ...functional, args: [...functional.args, NOT_ALONE] })

function faultParts({ isFull, postgres }) {
  const runsSetupTests = isFull || changedFiles().some((file) => SETUP_FILES.test(file))
  const setupTests = runsSetupTests ? SETUP_TESTS : []
  const others = inDepth(specFiles('faults'), isFull).filter((file) => !SETUP_TESTS.includes(file))
  return [
    ...setupTests.map((file) => part('faults', file, [file], { isFull: true })),
    ...others.flatMap((file) => partsOfFault(file, { isFull, postgres })),
  ]
}

function partsOfFault(file, { isFull, postgres }) {
  const isAmong = (patterns) => patterns.some((pattern) => pattern.test(file))
  const onBoth = onEach('faults', file, [file], { isFull, postgres })
  if (isAmong(FAULTS_ON_BOTH)) return onBoth
  return isAmong(FAULTS_ON_POSTGRES) ? onBoth.slice(0, 1) : onBoth.slice(-1)
}

/** Names only the files that have such tests, because a process imports every file that it is given. */
function withTagOfDatabase(functional) {
  const files = specFiles('functional').filter((file) => HAS_ON_DATABASE.test(textOf(file)))
  return { ...functional, args: [...functional.args, ...filesOf(files), ON_DATABASE] }
}

/** The same part on each database; SQLite comes last. */
function onEach(suite, name, files, { isFull, postgres }) {
  const onSqlite = part(suite, name, files, { isFull })
  if (!postgres) return [onSqlite]
  return [{ ...onSqlite, name: `${name} on PostgreSQL`, onPostgres: true }, onSqlite]
}

function part(suite, name, files, { isFull }) {
  const args = [suite, ...filesOf(files), ...(isFull ? [] : [NOT_IN_GATE])]
  return { suite, name, args, onPostgres: false }
}

const filesOf = (files) => files.map((file) => `--files=${file}`)

/** In the gate, leaves out the files in which every test has the tag `@full`: their process would run nothing. */
function inDepth(files, isFull) {
  return isFull ? files : files.filter((file) => !isOnlyInFull(textOf(file)))
}

function isOnlyInFull(source) {
  const count = (pattern) => source.match(pattern)?.length ?? 0
  const all = count(/^test(\.group)?\(/gm)
  return (
    all > 0 && all === count(/^ {2}group\.tap\(onlyInFull\)|^(\}\)| {2})\.tags\(\['@full'\]\)/gm)
  )
}

const textOf = (file) => readFileSync(inProject('tests', file), 'utf8')
