import { availableParallelism } from 'node:os'
import { ensureBrowser } from '../browser.js'
import { pinnedNode } from '../paths.js'
import { startPostgres } from '../postgres.js'
import { prepare } from '../prepare.js'
import { Problem } from '../problem.js'
import { isStopped } from '../processes.js'
import { costTable } from '../testing/costs.js'
import { ON_POSTGRES, partsOf, partsWithArguments, SUITES } from '../testing/parts.js'
import { ProcessorTime } from '../testing/processor_time.js'
import { runAgain } from '../testing/run_again.js'
import { runPart } from '../testing/run_part.js'
import { hasSpecFiles, removeStrayDatabases } from '../testing/test_files.js'
import { verdictOf } from '../testing/verdict.js'

const FULL = 'full'

/**
 * `test [full] [suite…] [-- arguments of the test runner]` runs the gate, or with `full` every test, with new random
 * seeds and more random rounds. Each part of a suite gets a process and a database of its own, and as many parts run at a
 * time as there are cores. A test that fails is run again alone. The last line is `N passed, N failed, N skipped`.
 */
export async function run(args) {
  const { suites, isFull, rest } = readArguments(args)
  const env = suites.includes('browser') && hasSpecFiles('browser') ? await chrome() : {}
  await prepare({ build: suites.some((suite) => suite !== 'unit') })

  const needsPostgres = suites.some((suite) => ON_POSTGRES.includes(suite))
  const postgres = needsPostgres ? await startPostgres() : null
  if (needsPostgres && !postgres) {
    console.error('There is no PostgreSQL on this machine, so the tests on it are left out.')
  }
  const leftOut = needsPostgres && !postgres ? 1 : 0
  const options = { env: { ...env, DEPTH: isFull ? FULL : 'ci' }, postgres }
  try {
    return rest
      ? await runChosen(partsWithArguments(suites, rest, { postgres }), options)
      : await runAll(partsOf(suites, { isFull, postgres }), options, leftOut)
  } finally {
    removeStrayDatabases()
    await postgres?.end()
  }
}

/** @returns the suites to run, whether to run all of their tests, and the arguments for the test runner, or null */
function readArguments(args) {
  const named = args.filter((arg) => SUITES.includes(arg))
  const rest = args.filter((arg) => !SUITES.includes(arg) && arg !== FULL)
  const unknown = rest.find((arg) => !arg.startsWith('-'))
  if (unknown && !rest[0].startsWith('-')) {
    throw new Problem(`There is no suite "${unknown}".`, `Choose among: ${SUITES.join(', ')}.`)
  }
  if (rest[0] === '--') rest.shift()
  return {
    suites: named.length > 0 ? named : SUITES,
    isFull: args.includes(FULL),
    rest: rest.length > 0 ? rest : null,
  }
}

async function chrome() {
  return { CHROME_PATH: await ensureBrowser({ isForTests: true }) }
}

/** Passes arguments such as `--files` to the test runner. Runs one process at a time and does not run failures again. */
async function runChosen(parts, options) {
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] }
  for (const part of parts) {
    if (isStopped()) break
    const { passed, failed, skipped, failures, broken } = await runPart(part, {
      ...options,
      echo: true,
    })
    sum.passed += passed
    sum.failed += failed + (broken ? 1 : 0)
    sum.skipped += skipped
    sum.failures.push(...failures.map(({ title, reason }) => `${title}: ${reason}`))
    if (broken) sum.failures.push(`${part.name}: ${broken}`)
  }
  return conclude(sum)
}

async function runAll(groups, { postgres, ...options }, leftOut) {
  const time = new ProcessorTime()
  const endServer = postgres?.pid ? time.watch(postgres.pid) : null
  const from = performance.now()
  const echo = groups.flat().length === 1
  const results = []
  for (const group of groups) {
    results.push(...(await runGroup(group, { ...options, postgres, echo, time })))
  }
  const costs = results.map(({ cost }) => cost)
  if (endServer) costs.push(costOf('PostgreSQL', 'the server', from, endServer()))
  console.log(`\n${costTable(costs).join('\n')}\n`)
  const outcome = await runAgain(results, (part) => runPart(part, { ...options, postgres }))
  return conclude({ ...outcome, skipped: outcome.skipped + leftOut })
}

/** Runs as many parts at a time as there are cores. */
async function runGroup(parts, { time, ...options }) {
  const waiting = [...parts]
  const results = []
  const work = async () => {
    for (let part = waiting.shift(); part && !isStopped(); part = waiting.shift()) {
      results.push(await runTimed(part, options, time))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return results
}

async function runTimed(part, options, time) {
  const from = performance.now()
  let processorSeconds = () => 0
  const onStart = (pid) => (processorSeconds = time.watch(pid))
  const result = await runPart(part, { ...options, onStart })
  const suite = `${part.suite}${part.onPostgres ? ' on PostgreSQL' : ''}`
  return { part, ...result, cost: costOf(suite, part.name, from, processorSeconds()) }
}

function costOf(suite, name, from, processorSeconds) {
  return { suite, name, seconds: (performance.now() - from) / 1000, processorSeconds }
}

function conclude(outcome) {
  const { lines, code } = verdictOf(outcome)
  for (const line of lines) console.log(line)
  return code
}
