const MAX_UNSTEADY = 5

/**
 * Decides whether a run of tests has failed.
 *
 * @param outcome `{ passed, failed, skipped, failures, unsteady }`
 * @returns `{ lines, code }`: what to print, of which the last line has the counts, and the exit code
 */
export function verdictOf({ passed, failed, skipped, failures, unsteady }) {
  const isEmpty = passed + failed === 0
  const isTooUnsteady = unsteady.length > MAX_UNSTEADY
  const lines = [
    ...unsteady.map((line) => `unsteady: ${line}`),
    ...failures.map((line) => `✖ ${line}`),
    ...(isEmpty ? ['✖ No tests were run.'] : []),
    ...(isTooUnsteady
      ? [`✖ ${unsteady.length} tests are unsteady. More than ${MAX_UNSTEADY} fail the run.`]
      : []),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ]
  return { lines, code: failed > 0 || isTooUnsteady || isEmpty ? 1 : 0 }
}
