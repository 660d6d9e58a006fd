import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { spawnSync } from 'node:child_process'
import { test } from '@japa/runner'
import { onlyInFull } from '#tests/helpers/depth'
import { copySetup, runScript, runSetup } from '#tests/helpers/project_copy'
import { canProtect, protect, unprotect } from '#tests/helpers/protected_folder'
import { announcedSeed, rounds, seededRandom } from '#tests/helpers/random'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

test.group('Installing', (group) => {
  group.tap(onlyInFull)
  let folder = ''

  group.each.setup(() => {
    const temporary = temporaryFolder()
    folder = temporary.folder
    copySetup(folder)
    return temporary.remove
  })

  /** `eval` only needs packages and settings. */
  const install = (env?: Record<string, string>) => runSetup(folder, ['eval'], env).ended
  const lockfile = () => `${folder}/package-lock.json`
  const changeLockfile = () => writeFileSync(lockfile(), `${readFileSync(lockfile(), 'utf8')}\n`)
  const isInstalled = () =>
    existsSync(`${folder}/node_modules/uuid/package.json`) &&
    spawnSync(`${folder}/node_modules/.bin/node`, ['--version']).status === 0

  test('happens once, and again only when the lockfile changed', async ({ assert }) => {
    assert.include((await install()).output, 'Packages are installed')
    assert.isTrue(isInstalled())
    assert.notInclude((await install()).output, 'Installing')
    changeLockfile()
    assert.include((await install()).output, 'Packages are installed')
  })

  test('replaces the Node that npm runs it under and goes on', async ({ assert }) => {
    await runScript(folder, 'eval').ended
    changeLockfile()
    const { output } = await runScript(folder, 'eval').ended
    assert.include(output, 'Packages are installed')
    assert.notInclude(output, 'ENOENT')
    assert.isTrue(isInstalled())
    assert.notInclude((await runScript(folder, 'eval').ended).output, 'Installing')
  })

  test('keeps the former packages until the new ones are whole', async ({ assert }) => {
    await install()
    changeLockfile()
    const { code, output } = await install({ npm_config_registry: 'http://127.0.0.1:9' })
    assert.equal(code, 1, output)
    assert.isTrue(isInstalled())
  })

  test('finishes what was killed between taking the old packages away and putting the new', async ({
    assert,
  }) => {
    await install()
    renameSync(`${folder}/node_modules`, `${folder}/node_modules.former`)
    mkdirSync(`${folder}/node_modules.next`)
    assert.notInclude((await install()).output, 'Installing')
    assert.isTrue(isInstalled())
    assert.isFalse(existsSync(`${folder}/node_modules.next`))
  })

  test('is done again when half of the packages are gone', async ({ assert }) => {
    await install()
    rmSync(`${folder}/node_modules/uuid`, { recursive: true })
    assert.include((await install()).output, 'Packages are installed')
    assert.isTrue(isInstalled())
  })

  test('is not done again for packages that somebody installed', async ({ assert }) => {
    await install()
    rmSync(`${folder}/node_modules/.hone-installed`)
    assert.notInclude((await install()).output, 'Installing')
    assert.isTrue(existsSync(`${folder}/node_modules/.hone-installed`))
  })

  test('can be killed at any moment and run again', async ({ assert }) => {
    const random = seededRandom(announcedSeed('kills while installing'))
    for (let round = 0; round < rounds(30); round++) {
      const isUpgrade = round % 2 === 1
      if (isUpgrade) changeLockfile()
      else rmSync(`${folder}/node_modules`, { recursive: true, force: true })
      const first = runSetup(folder, ['eval'])
      await pause(100 + random() * 6_000)
      first.kill()
      await first.ended
      if (isUpgrade) assert.isTrue(isInstalled() || existsSync(`${folder}/node_modules.former`))
      await install()
      assert.isTrue(isInstalled())
      assert.isFalse(existsSync(`${folder}/tmp/setup.lock`))
    }
  })

  test('says so when the registry does not answer, and leaves nothing half done', async ({
    assert,
  }) => {
    const { code, output } = await install({ npm_config_registry: 'http://127.0.0.1:9' })
    assert.equal(code, 1)
    assert.include(output, 'the package registry does not answer')
    assert.include(output, 'Check the network')
    assert.isFalse(existsSync(`${folder}/node_modules/.hone-installed`))
  })

  test('says so when it may not write in the folder', async ({ assert, cleanup }) => {
    protect(folder)
    cleanup(() => unprotect(folder))
    const { code, output } = await install()
    assert.equal(code, 1)
    assert.include(output, `not allowed to write to ${folder}`)
  }).skip(!canProtect(), 'needs a folder that we may not write to')

  test('names the folder of downloads when npm may not write there', async ({
    assert,
    cleanup,
  }) => {
    const home = temporaryFolder()
    protect(home.folder)
    cleanup(() => {
      unprotect(home.folder)
      home.remove()
    })
    const { code, output } = await install({ HOME: home.folder })
    assert.equal(code, 1)
    assert.include(output, `npm is not allowed to write to ${home.folder}`)
    assert.include(output, 'npm_config_cache=')
    assert.notMatch(output, /^\s+at /m)
  }).skip(!canProtect(), 'needs a folder that we may not write to')

  test('names the settings file when it cannot be read', async ({ assert }) => {
    mkdirSync(`${folder}/.env`)
    const { code, output } = await install()
    assert.equal(code, 1)
    assert.include(output, `cannot read its settings in ${folder}/.env`)
    assert.notMatch(output, /^\s+at /m)
  })

  test('writes a key once, keeps the other lines, and lets nobody else read it', async ({
    assert,
  }) => {
    writeFileSync(`${folder}/.env`, 'PORT=4000\nAPP_KEY=\n# a note\n')
    await install()
    const first = readFileSync(`${folder}/.env`, 'utf8')
    assert.match(first, /^PORT=4000\nAPP_KEY=[\w-]{43}\n# a note\n$/)
    assert.equal(statSync(`${folder}/.env`).mode & 0o777, 0o600)
    await install()
    assert.equal(readFileSync(`${folder}/.env`, 'utf8'), first)
  })

  test('makes up no key in live mode', async ({ assert }) => {
    writeFileSync(`${folder}/.env`, 'HONE_MODE=live\n')
    await install()
    assert.equal(readFileSync(`${folder}/.env`, 'utf8'), 'HONE_MODE=live\n')
  })
})
