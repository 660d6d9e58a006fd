import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#cli/services/failure'

const KINDS = '**/*.{md,markdown,txt,prompt,yaml,yml,json}'

/** Folders of programs and hidden files are read only where they are named. */
const isSkippedName = (name: string): boolean => name === 'node_modules' || /^\.[^.]/.test(name)

/** The files that are named, and those below the folders that are named, each once and in order. */
export async function promptFiles(named: string[]): Promise<string[]> {
  const found: string[] = []
  for (const one of named) found.push(...((await isFolder(one)) ? await filesIn(one) : [one]))
  return [...new Set(found)]
}

async function isFolder(path: string): Promise<boolean> {
  try {
    const found = await stat(path)
    return found.isDirectory()
  } catch {
    throw new Failure({
      code: 'unreadable',
      message: `${path} cannot be read: there is no such file.`,
      next: 'Give files or folders, as in: hone check prompts/ notes.md',
    })
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const files: string[] = []
  const isSkipped = (path: string) => path.split(/[\\/]/).some(isSkippedName)
  for await (const path of glob(KINDS, { cwd: folder, exclude: isSkipped }))
    files.push(join(folder, path))
  const isFile = await Promise.all(files.map(isRegular))
  return files.filter((_, at) => isFile[at]).sort()
}

/** A pipe or a device never ends. */
async function isRegular(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found?.isFile() ?? false
}

/** A check that looked at nothing must not pass: its files may have moved. */
export const noPrompt = (named: string[]): Failure =>
  new Failure({
    code: 'no_prompts',
    message: `No prompt was found in ${named.join(', ') || 'stdin'}.`,
    next: 'Give text or Markdown files, or YAML and JSON files with a key such as "prompt".',
  })
