import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const FOLDER = 'tests/drill'
const patches = readdirSync(FOLDER).filter((file) => file.endsWith('.patch'))

test.group('Planted bugs', () => {
  test('every patch still applies to the sources', ({ assert }) => {
    const outdated = patches
      .map((file) => ({ file, git: spawnSync('git', ['apply', '--check', `${FOLDER}/${file}`]) }))
      .filter(({ git }) => git.status !== 0)
      .map(({ file, git }) => `${file}: ${git.stderr}`)
    assert.deepEqual(outdated, [], 'Update the patch to the changed sources.')
  })

  test('every patch names an existing test file that must catch it', ({ assert }) => {
    const missing = patches.filter((file) => {
      const [, suite, spec] =
        /^Caught by: (\w+) (\S+)/.exec(readFileSync(`${FOLDER}/${file}`, 'utf8')) ?? []
      return !suite || !existsSync(`tests/${suite}/${spec}`)
    })
    assert.deepEqual(missing, [])
  })
})
