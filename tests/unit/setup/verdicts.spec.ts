import { fileURLToPath } from 'node:url'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

type Fate = 'passes' | 'fails'
interface Script {
  tests: Record<string, Fate[]>
  part?: ('ends' | 'dies' | 'hangs')[]
  maxSilenceMs?: number
}
interface Result {
  passed: number
  failed: number
  skipped: number
  failures: string[]
}
interface Part {
  suite: string
  name: string
  args: string[]
  onPostgres: boolean
}

const setup = (file: string) =>
  import(new URL(`../../../bin/setup/testing/${file}`, import.meta.url).href)
const { runPart }: { runPart: (part: Part, options: object) => Promise<Result> } =
  await setup('run_part.js')
const {
  runAgain,
}: {
  runAgain: (results: object[], run: (part: Part) => Promise<Result>) => Promise<Result>
} = await setup('run_again.js')
const { verdictOf }: { verdictOf: (outcome: Result) => { lines: string[]; code: number } } =
  await setup('verdict.js')

const RUNNER = fileURLToPath(new URL('scripted_runner.js', import.meta.url))
const PART: Part = { suite: 'unit', name: 'unit', args: ['unit'], onPostgres: false }
const UNSTEADY: Fate[] = ['fails', 'passes']

/** Runs a part of scripted tests as `npm test` does. */
async function verdict({ tests, part, maxSilenceMs }: Script) {
  const { folder, remove } = temporaryFolder()
  const env = { SCRIPT: JSON.stringify({ folder, tests, part }) }
  const run = (one: Part) => runPart(one, { env, runner: [RUNNER], maxSilenceMs, isQuiet: true })
  const results = [{ part: PART, ...(await run(PART)) }]
  const { lines, code } = verdictOf(await runAgain(results, run))
  const runs = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8').length])
  )
  remove()
  return { lines, code, runs }
}

/** So many tests that each fail once. */
const unsteady = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`test ${at}`, UNSTEADY]))

test.group('A run of tests', () => {
  test('is green when all tests pass, and runs each once', async ({ assert }) => {
    const { lines, code, runs } = await verdict({ tests: { one: ['passes'], two: ['passes'] } })
    assert.deepEqual(lines, ['2 passed, 0 failed, 0 skipped'])
    assert.equal(code, 0)
    assert.deepEqual(runs, { part: 1, one: 1, two: 1 })
  })

  test('is red when a test fails three times, and runs only that test again', async ({
    assert,
  }) => {
    const { lines, code, runs } = await verdict({ tests: { one: ['passes'], two: ['fails'] } })
    assert.deepEqual(lines, ['✖ two: no reason', '1 passed, 1 failed, 0 skipped'])
    assert.equal(code, 1)
    assert.deepEqual(runs, { part: 1, one: 1, two: 3 })
  })

  test('is green when a test passes alone, and names it as unsteady', async ({ assert }) => {
    const tests = { one: UNSTEADY, two: ['fails', 'fails', 'passes'] satisfies Fate[] }
    const { lines, code } = await verdict({ tests })
    assert.deepEqual(lines, [
      'unsteady: unit: one: no reason',
      'unsteady: unit: two: no reason',
      '2 passed, 0 failed, 0 skipped',
    ])
    assert.equal(code, 0)
  })

  test('is green with five unsteady tests, and red with six', async ({ assert }) => {
    const five = await verdict({ tests: unsteady(5) })
    assert.equal(five.code, 0)
    assert.equal(five.lines.at(-1), '5 passed, 0 failed, 0 skipped')
    const six = await verdict({ tests: unsteady(6) })
    assert.equal(six.code, 1)
    assert.include(six.lines, '✖ 6 tests are unsteady. More than 5 fail the run.')
    assert.equal(six.lines.at(-1), '6 passed, 0 failed, 0 skipped')
  })

  test('runs no test again where more than twenty failed', async ({ assert }) => {
    const { lines, code, runs } = await verdict({ tests: unsteady(21) })
    assert.equal(lines.at(-1), '0 passed, 21 failed, 0 skipped')
    assert.equal(code, 1)
    assert.equal(runs['test 0'], 1)
  })

  test('runs a part that died once more, and is red when it dies again', async ({ assert }) => {
    const once = await verdict({ tests: { one: ['passes'] }, part: ['dies', 'ends'] })
    assert.deepEqual(once.lines, [
      'unsteady: unit: ended without a result (exit code 7)',
      '1 passed, 0 failed, 0 skipped',
    ])
    assert.equal(once.code, 0)
    const twice = await verdict({ tests: { one: ['passes'] }, part: ['dies'] })
    assert.equal(twice.lines.at(-1), '0 passed, 1 failed, 0 skipped')
    assert.equal(twice.code, 1)
    assert.equal(twice.runs.part, 2)
  })

  test('ends a part that hangs, and is red when it hangs again', async ({ assert }) => {
    const part = { tests: { one: ['passes'] satisfies Fate[] }, maxSilenceMs: 100 }
    const { lines, code, runs } = await verdict({ ...part, part: ['hangs'] })
    assert.deepEqual(lines, [
      '✖ unit: printed nothing for 0.1 seconds and was killed',
      '0 passed, 1 failed, 0 skipped',
    ])
    assert.equal(code, 1)
    assert.isAtMost(runs.part ?? 0, 2)
  })

  test('is red without any test', async ({ assert }) => {
    const { lines, code } = await verdict({ tests: {} })
    assert.deepEqual(lines, ['✖ No tests were run.', '0 passed, 0 failed, 0 skipped'])
    assert.equal(code, 1)
  })
})
