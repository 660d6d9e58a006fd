import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const setup = fileURLToPath(new URL('../../../bin/setup.js', import.meta.url))
const browser = new URL('../../../bin/setup/browser.js', import.meta.url).href

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

/** Which of the programs in a folder set-up takes. */
function browserAmong(folder: string, options: { isForTests: boolean }): string {
  const look = `import { ensureBrowser } from '${browser}'
    console.log(await ensureBrowser(${JSON.stringify(options)}))`
  const args = ['--input-type=module', '--eval', look]
  return spawnSync(process.execPath, args, { env: { PATH: folder }, encoding: 'utf8' }).stdout
}

test.group('A machine with Chromium and its headless shell', () => {
  test('runs tests in the shell, which is cheaper, and measures in Chromium', ({ assert }) => {
    const { folder, remove } = temporaryFolder()
    const [shell, chromium] = ['chromium-headless-shell', 'chromium'].map((name) =>
      join(folder, name)
    )
    for (const file of [shell, chromium]) writeFileSync(file, '', { mode: 0o755 })
    assert.equal(browserAmong(folder, { isForTests: true }), `${shell}\n`)
    assert.equal(browserAmong(folder, { isForTests: false }), `${chromium}\n`)
    remove()
  })
})
