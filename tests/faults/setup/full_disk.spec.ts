import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/helpers/built_server'
import { onlyInFull } from '#tests/helpers/depth'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

test.group('A full disk', (group) => {
  group.tap(onlyInFull)
  test('is named when the database cannot be made', async ({ assert, cleanup }) => {
    const { folder, remove } = temporaryFolder()
    cleanup(remove)
    mountSmallDisk(folder)
    cleanup(() => void spawnSync('umount', [folder]))
    fill(join(folder, 'ballast'))
    const server = await BuiltServer.launch({ databaseFile: join(folder, 'hone.sqlite3') })
    assert.equal(await server.exitCode(), 1)
    assert.include(server.output, 'The disk is full')
    assert.include(server.output, 'Free some space')
  }).skip(!canMount(), 'needs the right to mount a small disk')
})

function canMount(): boolean {
  const { folder, remove } = temporaryFolder()
  const mounted = mountSmallDisk(folder)
  if (mounted) spawnSync('umount', [folder])
  remove()
  return mounted
}

function mountSmallDisk(folder: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder]).status === 0
}

function fill(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(1024 * 1024))
  } catch {
    // Full is what it should be.
  }
}
