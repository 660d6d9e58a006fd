import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Failure } from '#cli/services/failure'

const OWNER_ONLY = 0o600
const FOLDER_MODE = 0o700

/**
 * A JSON file of ours, or null where there is none.
 * @throws Failure where it cannot be read, or is not JSON
 */
export function readOwnFile(path: string): unknown {
  const text = readIfThere(path)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure({
      code: 'bad_file',
      message: `${path} is not JSON.`,
      next: 'Correct it, or delete it and run `hone login` again.',
    })
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    throw new Failure({ code: 'bad_file', message: `${path} cannot be read: ${message}` })
  }
}

/** Replaces a file of ours as a whole, so that it is never half written. Only its owner can read it. */
export function writeOwnFile(path: string, value: unknown): void {
  const draft = `${path}.${process.pid}`
  try {
    mkdirSync(dirname(path), { recursive: true, mode: FOLDER_MODE })
    writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: OWNER_ONLY })
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw new Failure({
      code: 'bad_file',
      message: `${path} cannot be written: ${(error as Error).message}`,
    })
  }
}
