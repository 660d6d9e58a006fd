import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from '../browser.js'
import { inProject, pinnedNode } from '../paths.js'
import { prepare } from '../prepare.js'
import { Problem } from '../problem.js'
import { foreground, isStopped } from '../processes.js'
import { hasSpecFiles, removeDatabase, removeStrayDatabases } from '../test_files.js'

const SUITES = ['unit', 'functional', 'browser', 'faults']

/**
 * `test [suite…] [-- arguments of the test runner]`: one process and one database for each
 * suite, one after the other. The last line is `N passed, N failed, N skipped`.
 */
export async function run(args) {
  const named = args.filter((arg) => SUITES.includes(arg))
  const rest = args.filter((arg) => !SUITES.includes(arg))
  refuseUnknownSuites(rest)
  const suites = named.length > 0 ? named : SUITES
  const env = suites.includes('browser') && hasSpecFiles('browser') ? await chrome() : {}
  await prepare({ build: suites.some((suite) => suite !== 'unit') })

  const sum = { passed: 0, failed: 0, skipped: 0 }
  const failures = []
  for (const suite of suites) {
    if (isStopped()) break
    const result = await runSuite(suite, rest, env)
    for (const key of Object.keys(sum)) sum[key] += result[key]
    failures.push(...(result.failures ?? []))
  }
  removeStrayDatabases()
  for (const failure of failures) console.log(`✖ ${failure}`)
  const executed = sum.passed + sum.failed
  if (executed === 0) console.error('No test was executed.')
  console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`)
  return sum.failed > 0 || executed === 0 ? 1 : 0
}

function refuseUnknownSuites(rest) {
  const unknown = rest.find((arg) => !arg.startsWith('-'))
  if (!unknown || rest[0]?.startsWith('-')) return
  throw new Problem(`There is no suite "${unknown}".`, `Choose among: ${SUITES.join(', ')}.`)
}

async function chrome() {
  return { CHROME_PATH: await ensureBrowser() }
}

async function runSuite(suite, rest, env) {
  if (!hasSpecFiles(suite)) {
    console.error(`\n— ${suite}: has no tests yet`)
    return { passed: 0, failed: 0, skipped: 0 }
  }
  console.error(`\n— ${suite}`)
  const summary = inProject('tmp', `summary-${suite}-${process.pid}.json`)
  const database = inProject('tmp', `test-${suite}-${process.pid}.sqlite3`)
  rmSync(summary, { force: true })
  const code = await foreground(pinnedNode, ['ace.js', 'test', '--no-clear', suite, ...rest], {
    env: { HONE_TEST_SUMMARY: summary, DB_FILE: database, NODE_ENV: 'test', ...env },
    group: true,
  })
  const numbers = existsSync(summary) ? JSON.parse(readFileSync(summary, 'utf8')) : null
  rmSync(summary, { force: true })
  removeDatabase(database)
  return judge(suite, code, numbers, rest.length > 0)
}

/** A suite that broke, or lost all its tests, is a failure even where no test failed. */
function judge(suite, code, numbers, isFiltered) {
  if (!numbers) {
    console.error(`The ${suite} suite broke off (exit code ${code}).`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const { passed, failed, regression, skipped, todo, total } = numbers
  const broken = (numbers.hasError || code !== 0) && failed === 0
  const lost = total === 0 && !isFiltered
  const failures = numbers.failures ?? []
  if (broken) failures.push(`The ${suite} suite broke outside its tests (exit code ${code}).`)
  if (lost) failures.push(`The ${suite} suite has files, but not one test.`)
  return {
    passed: passed + regression,
    failed: failed + (broken || lost ? 1 : 0),
    skipped: skipped + todo,
    failures,
  }
}
