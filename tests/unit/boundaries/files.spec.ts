import { test } from '@japa/runner'
import { codeFiles, linesOf, sourceFiles } from '#tests/unit/boundaries/source_files'

const SNAKE_CASE = /^[a-z0-9]+(_[a-z0-9]+)*(\.[a-z0-9_]+)*$/
/** Templates, guides and answers are named by their ids, which stand in addresses, and in folders named by their categories. */
const CONTENT = /^app[\\/](?:templates[\\/]library|content[\\/](?:guides|help))[\\/]/
const MAX_LINES = 300

test.group('Files', () => {
  test('every file and folder of ours has a snake_case name', ({ assert }) => {
    const misnamed = sourceFiles()
      .filter((path) => !CONTENT.test(path))
      .filter((path) => path.split(/[\\/]/).some((name) => !SNAKE_CASE.test(name)))
    assert.deepEqual(misnamed, [])
  })

  test('no file is longer than 300 lines', ({ assert }) => {
    const long = codeFiles()
      .map((path) => ({ path, lines: linesOf(path) }))
      .filter(({ lines }) => lines > MAX_LINES)
    assert.deepEqual(long, [], 'Ask what second thing the file does, and split it.')
  })
})
