const TIMES = 2
/** More failures than this probably have one cause, so none of them is run again. */
const MAX_FAILURES = 20

/**
 * Runs each failed test again, alone. If it passes then, it counts as unsteady instead of failed. A part that ended
 * without a result is run again once as a whole.
 *
 * @param results of all parts: `{ part, passed, failed, skipped, failures, broken }`
 * @param run runs a part and returns its result
 * @returns `{ passed, failed, skipped, failures, unsteady }`: the counts, and a line for each test that failed or is
 *   unsteady
 */
export async function runAgain(results, run) {
  const unsteady = []
  const whole = []
  for (const result of results) whole.push(await repairPart(result, run, unsteady))
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const result of whole) for (const key of Object.keys(sum)) sum[key] += result[key]

  const lines = whole.filter(({ broken }) => broken).map(lineOfPart)
  sum.failed += lines.length
  const failed = whole.flatMap(({ part, failures }) =>
    failures.map((failure) => ({ part, failure }))
  )
  for (const { part, failure } of failed) {
    const line = `${failure.title}: ${failure.reason}`
    if (failed.length <= MAX_FAILURES && (await passesAlone(part, failure, run))) {
      unsteady.push(`${part.name}: ${line}`)
      if (isCounted(failure)) {
        sum.failed -= 1
        sum.passed += 1
      }
    } else {
      lines.push(line)
      if (!isCounted(failure)) sum.failed += 1
    }
  }
  return { ...sum, failures: lines, unsteady }
}

const lineOfPart = ({ part, broken }) => `${part.name}: ${broken}`

/** A hook of a group can fail too, but it does not count as a test. */
const isCounted = ({ test }) => test !== null

/** Runs a part again if it broke, and returns the result that counts. */
async function repairPart(result, run, unsteady) {
  if (!result.broken) return result
  const second = { part: result.part, ...(await run(result.part)) }
  if (!second.broken) unsteady.push(lineOfPart(result))
  return second
}

async function passesAlone(part, failure, run) {
  const alone = partOfOne(part, failure)
  for (let time = 0; time < TIMES; time++) {
    const { passed, failures, broken } = await run(alone)
    if (passed > 0 && failures.length === 0 && !broken) return true
  }
  return false
}

/** The part with only the test that failed, or only the group whose hook failed, on the same database. */
function partOfOne({ suite, onPostgres }, { file, group, test, title }) {
  const args = [suite, `--files=${file}`]
  if (group !== null) args.push(`--groups=${group}`)
  if (test !== null) args.push(`--tests=${test}`)
  return { suite, name: `again: ${title}`, args, onPostgres }
}
