import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

/** A folder with these files, which is removed after the test. */
export function folderWith(
  files: Record<string, string>,
  cleanup: (remove: () => void) => void
): string {
  const { folder, remove } = temporaryFolder()
  cleanup(remove)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}
