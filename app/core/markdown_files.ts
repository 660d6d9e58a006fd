import { readdir, readFile } from 'node:fs/promises'

const EXTENSION = '.md'

export interface MarkdownFile {
  /** The name without its extension. */
  id: string
  text: string
}

/** The Markdown files of a folder, by name. */
export async function readMarkdownFiles(folder: URL): Promise<MarkdownFile[]> {
  const names = await readdir(folder)
  return Promise.all(
    names
      .filter((name) => name.endsWith(EXTENSION))
      .sort()
      .map(async (name) => ({
        id: name.slice(0, -EXTENSION.length),
        text: await readFile(new URL(name, folder), 'utf8'),
      }))
  )
}
