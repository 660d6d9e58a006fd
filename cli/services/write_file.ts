import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { Context } from '#cli/services/context'
import { canceled, Failure } from '#cli/services/failure'
import { confirm } from '#cli/services/read_text'

const NEW_FILE_MODE = 0o666

/**
 * Whether the file of `--out` may be written: one that exists is replaced only where the user agrees. Asked before the
 * work, which may cost something.
 * @throws Failure where it may not
 */
export async function requireFree(context: Context, path: string, yes?: boolean): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) return
  if (await confirm(context.console, `Replace ${path}?`, yes)) return
  if (context.console.isInteractive) throw canceled()
  throw new Failure({
    code: 'file_exists',
    message: `${path} exists already.`,
    safe: 'Nothing was written.',
    next: 'Repeat it with --yes to replace the file, or name another one.',
  })
}

/**
 * Writes a file as a whole: it is never half written. A link stays a link, a file keeps its mode, and what is no file,
 * such as a device or a pipe, is written into.
 * @throws Failure where that is not possible
 */
export async function writeFileText(path: string, content: string | Uint8Array): Promise<void> {
  try {
    const target = await realpath(path).catch(() => path)
    const found = await stat(target).catch(() => null)
    if (found && !found.isFile()) await writeFile(target, content)
    else await replaceFile(target, content, found ? found.mode & 0o7777 : NEW_FILE_MODE)
  } catch (error) {
    const { message } = error as Error
    throw new Failure({ code: 'unwritable', message: `${path} cannot be written: ${message}` })
  }
}

async function replaceFile(path: string, content: string | Uint8Array, mode: number) {
  const draft = `${path}.${process.pid}.part`
  try {
    await writeFile(draft, content, { mode })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
