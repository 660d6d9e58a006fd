import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Stands in for the test runner: what happens to each test, and to the part as a whole, is a list with an entry per run.
 * The last entry holds for all further runs.
 */
const { SCRIPT, HONE_TEST_SUMMARY } = process.env
const { folder, tests, part = ['ends'] } = JSON.parse(SCRIPT)
const chosen = process.argv.find((arg) => arg.startsWith('--tests='))?.slice('--tests='.length)

const fate = chosen === undefined ? nextOf('part', part) : 'ends'
if (fate === 'dies') process.exit(7)
if (fate === 'hangs') setInterval(() => undefined, 1000)
else report()

function report() {
  const titles = Object.keys(tests).filter((title) => chosen === undefined || title === chosen)
  const failures = titles
    .filter((title) => nextOf(title, tests[title]) === 'fails')
    .map((title) => ({
      ...{ file: 'unit/one.spec.ts', group: 'One', test: title, title },
      reason: 'no reason',
    }))
  const [total, failed] = [titles.length, failures.length]
  const counts = { total, failed, passed: total - failed, regression: 0, skipped: 0, todo: 0 }
  writeFileSync(HONE_TEST_SUMMARY, JSON.stringify({ ...counts, hasError: failed > 0, failures }))
  process.exitCode = failed > 0 ? 1 : 0
}

function nextOf(name, entries) {
  const file = `${folder}/${name}`
  const times = existsSync(file) ? readFileSync(file, 'utf8').length : 0
  appendFileSync(file, '.')
  return entries[Math.min(times, entries.length - 1)]
}
