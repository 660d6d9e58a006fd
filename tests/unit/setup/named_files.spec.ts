import { test } from '@japa/runner'
import { execFile } from 'node:child_process'

const { unmatchedNames } = await import(
  new URL('../../../bin/named_files.ts', import.meta.url).href
)

const PATHS = ['/hone/tests/unit/prompts/rules.spec.ts', '/hone/tests/unit/core/paging.spec.ts']

test.group('The files of a test run', () => {
  test('are found by {name}')
    .with(
      [
        ...[
          'prompts/rules.spec.ts',
          'prompts/rules',
          'rules',
          'prompts/*',
          '*/paging',
          'unit/core/*',
        ],
      ].map((name) => ({ name }))
    )
    .run(({ assert }, { name }) => assert.deepEqual(unmatchedNames([name], PATHS), []))

  test('are not found by {name}, which is named')
    .with(
      ['prompts/rul*', 'prompts/planned*', 'flows/*', 'rules.spec', 'functional/prompts/rules'].map(
        (name) => ({ name })
      )
    )
    .run(({ assert }, { name }) =>
      assert.deepEqual(unmatchedNames(['prompts/*', name], PATHS), [name])
    )

  test('fail the run where there are none, in one sentence', async ({ assert }) => {
    const { code, errors } = await run('--files=prompts/planned*', '--files=setup/verdicts.spec.ts')
    assert.equal(code, 1)
    assert.match(errors, /^No test was run of prompts\/planned\*: name a file/m)
    assert.notInclude(errors, 'verdicts.spec.ts')
  })
})

/** Runs the test runner itself, as `node ace test` does. */
function run(...args: string[]): Promise<{ code: number; errors: string }> {
  const runner = ['--import=@poppinss/ts-exec', 'bin/test.ts', 'unit', ...args]
  return new Promise((resolve) => {
    const env = { ...process.env, HONE_TEST_SUMMARY: '' }
    execFile(process.execPath, runner, { env }, (error, _, errors) =>
      resolve({ code: Number(error?.code ?? 0), errors })
    )
  })
}
