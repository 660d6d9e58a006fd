import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/helpers/built_server'
import { onlyInFull } from '#tests/helpers/depth'
import { copyProject, runSetup } from '#tests/helpers/project_copy'
import { announcedSeed, rounds, seededRandom } from '#tests/helpers/random'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

test.group('Building', (group) => {
  group.tap(onlyInFull)
  let folder = ''

  group.setup(() => {
    const temporary = temporaryFolder()
    folder = temporary.folder
    copyProject(folder)
    return temporary.remove
  })

  const build = () => runSetup(folder, ['build']).ended
  const change = () => appendFileSync(`${folder}/app/core/loopback.ts`, '\n')

  test('happens once, and again only when a source changed', async ({ assert }) => {
    assert.include((await build()).output, 'Hone is built')
    assert.notInclude((await build()).output, 'Hone is built')
    change()
    assert.include((await build()).output, 'Hone is built')
  }).timeout(300_000)

  test('lays a smaller compressed copy beside every text file', ({ assert }) => {
    const manifest = JSON.parse(
      readFileSync(`${folder}/build/public/assets/.vite/manifest.json`, 'utf8')
    )
    const { file } = manifest['frontend/src/main.tsx']
    const size = (ending: string) =>
      readFileSync(`${folder}/build/public/assets/${file}${ending}`).length
    assert.isBelow(size('.br'), size(''))
    assert.isBelow(size('.gz'), size(''))
  })

  test('two commands at the same time do it once', async ({ assert }) => {
    change()
    const outputs = await Promise.all([build(), build()])
    assert.lengthOf(
      outputs.filter(({ output }) => output.includes('Hone is built')),
      1
    )
    assert.deepEqual(
      outputs.map(({ code }) => code),
      [0, 0]
    )
  }).timeout(300_000)

  test('can be killed at any moment and run again', async ({ assert }) => {
    const random = seededRandom(announcedSeed('kills while building'))
    for (let round = 0; round < rounds(20); round++) {
      change()
      const first = runSetup(folder, ['build'])
      await pause(300 + random() * 12_000)
      first.kill()
      await first.ended
      const { code, output } = await build()
      assert.equal(code, 0, output)
      await serves()
    }
  }).timeout(1_800_000)

  test('keeps the former build and says what is wrong when a source does not compile', async ({
    assert,
  }) => {
    appendFileSync(`${folder}/app/core/loopback.ts`, 'export const wrong: number = "text"\n')
    const { code, output } = await build()
    assert.equal(code, 1)
    assert.include(output, 'Hone could not be built')
    assert.include(output, 'app/core/loopback.ts')
    assert.isTrue(existsSync(`${folder}/build/bin/server.js`))
    await serves()
  }).timeout(300_000)

  async function serves() {
    const { folder: place, remove } = temporaryFolder()
    const server = await BuiltServer.start({ folder, databaseFile: join(place, 'hone.sqlite3') })
    await server.end()
    remove()
  }
})
