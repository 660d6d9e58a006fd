import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const isRoot = process.getuid?.() === 0

/** Rights do not bind root, so that the folder is made unchangeable for it. */
export function protect(folder: string): boolean {
  if (isRoot) return spawnSync('chattr', ['+i', folder]).status === 0
  chmodSync(folder, 0o500)
  return true
}

export function unprotect(folder: string): void {
  if (isRoot) spawnSync('chattr', ['-i', folder])
  else chmodSync(folder, 0o700)
}

export function canProtect(): boolean {
  const { folder, remove } = temporaryFolder()
  const done = protect(folder)
  unprotect(folder)
  remove()
  return done
}
