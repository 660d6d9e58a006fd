import { rename, rm, writeFile } from 'node:fs/promises'
import { Failure } from '#cli/services/failure'

/** Writes a file as a whole: it is never half written. @throws Failure where that is not possible */
export async function writeFileText(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.part`
  try {
    await writeFile(draft, content)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    const { message } = error as Error
    throw new Failure({ code: 'unwritable', message: `${path} cannot be written: ${message}` })
  }
}
