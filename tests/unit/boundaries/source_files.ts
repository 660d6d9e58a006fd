import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['app', 'bin', 'cli', 'config', 'database', 'eslint', 'frontend', 'start', 'tests']
const GENERATED = ['database/schema.ts']
const CODE = /\.(tsx?|js|css|edge)$/

/** Paths of all our own files, from the project's folder. */
export function sourceFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  ).filter((path) => !GENERATED.includes(path))
}

export const codeFiles = () => sourceFiles().filter((path) => CODE.test(path))

export const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n').length
