import { MAX_IMPORT_BYTES, MAX_IMPORT_FILES } from '#app/prompts/domain/importing/import_limits'
import type { SourceFile } from '#app/prompts/domain/importing/read_zip'

/** A file with its path in the folder that was chosen. */
export interface ChosenFile {
  path: string
  file: File
}

export const chosenFiles = (files: Iterable<File>): ChosenFile[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }))

/** Whether the files are so many or so large that they need not be read. */
export const isTooMuch = (files: readonly ChosenFile[]): boolean =>
  files.length > MAX_IMPORT_FILES ||
  files.reduce((sum, { file }) => sum + file.size, 0) > MAX_IMPORT_BYTES

export const readChosen = (files: readonly ChosenFile[]): Promise<SourceFile[]> =>
  Promise.all(
    files.map(async ({ path, file }) => ({ path, bytes: new Uint8Array(await file.arrayBuffer()) }))
  )

/** The files that were dropped, and those within dropped folders, as many as an import can have. */
export async function droppedFiles(data: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return chosenFiles(data.files)
  const found: ChosenFile[] = []
  for (const entry of entries) await collect(entry, found)
  return found
}

async function collect(entry: FileSystemEntry, found: ChosenFile[]): Promise<void> {
  if (found.length > MAX_IMPORT_FILES) return
  const path = entry.fullPath.replace(/^\//, '')
  if (isFile(entry)) {
    found.push({ path, file: await new Promise<File>((...done) => entry.file(...done)) })
  } else if (isFolder(entry)) {
    const reader = entry.createReader()
    for (let some = await entriesOf(reader); some.length > 0; some = await entriesOf(reader)) {
      for (const one of some) await collect(one, found)
    }
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const entriesOf = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((...done) => reader.readEntries(...done))
