import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'

const setup = fileURLToPath(new URL('../../../bin/setup.js', import.meta.url))

/** `npm test -- browser` where no program can be found that would install one. */
function startBrowserTests(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [setup, 'test', 'browser'], {
    env,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test.group('Browser tests on a machine without a browser', () => {
  test('say what to install, and which suites need none', ({ assert }) => {
    const { status, output } = startBrowserTests({ PATH: '/nonexistent' })
    assert.equal(status, 1)
    assert.include(output, 'need Chrome or Chromium')
    assert.include(output, 'apt install chromium')
    assert.include(output, 'npm test -- unit functional faults')
  }).skip(process.platform !== 'linux', 'other systems have fixed places for a browser')

  test('say that CHROME_PATH is wrong, rather than take another', ({ assert }) => {
    const { status, output } = startBrowserTests({ PATH: '/usr/bin', CHROME_PATH: '/nowhere' })
    assert.equal(status, 1)
    assert.include(output, 'CHROME_PATH names /nowhere')
  })
})
