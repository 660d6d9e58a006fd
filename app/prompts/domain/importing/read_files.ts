import { isBlankText } from '#app/core/domain/blank_text'
import { decodeText } from '#app/core/domain/text_encoding'
import {
  MAX_IMPORT_BYTES,
  MAX_IMPORT_FILES,
  MAX_IMPORT_PROMPTS,
} from '#app/prompts/domain/importing/import_limits'
import {
  type ImportNote,
  type ImportRow,
  type ReadImport,
  unread,
} from '#app/prompts/domain/importing/import_table'
import { readCsvTable } from '#app/prompts/domain/importing/read_csv'
import { readJsonTable } from '#app/prompts/domain/importing/read_json'
import { MARKDOWN_COLUMNS, readMarkdown } from '#app/prompts/domain/importing/read_markdown'
import { type SourceFile, unpackZip } from '#app/prompts/domain/importing/read_zip'
import { tableSource } from '#app/prompts/domain/importing/import_sources'

export interface ReadOptions {
  /** Whether the first row of CSV names its columns; undefined where the person said nothing. */
  hasHeader?: boolean
}

const ZIP = /\.zip$/i
const TEXT = /\.(?:md|markdown|mdx|txt|text)$/i
const UNSAFE = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:|\p{Cc}/iu

/** Reads what a person chose: one table in CSV or JSON, or Markdown files, a folder or zip of them. */
export async function readFiles(
  files: readonly SourceFile[],
  options: ReadOptions = {}
): Promise<ReadImport> {
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (size > MAX_IMPORT_BYTES) return unread({ kind: 'too_large', most: MAX_IMPORT_BYTES })
  if (files.length !== 1) return readTexts(files)
  const [file] = files
  if (ZIP.test(file.path)) return readZip(file.bytes, options)
  const source = tableSource(file.path)
  return source ? readTable(file, source, options) : readTexts(files)
}

async function readZip(bytes: Uint8Array, options: ReadOptions): Promise<ReadImport> {
  const unpacked = unpackZip(bytes)
  if (!unpacked.ok) return unread(unpacked.problem)
  const { files } = unpacked
  const source = files.length === 1 ? tableSource(files[0].path) : null
  return source ? readTable(files[0], source, options) : readTexts(files)
}

async function readTable(
  { bytes }: SourceFile,
  source: 'csv' | 'json',
  { hasHeader }: ReadOptions
): Promise<ReadImport> {
  const read = await decodeText(bytes)
  if (read === null) return unread({ kind: 'not_text' })
  const { text } = read
  return source === 'csv' ? readCsvTable(text, hasHeader) : readJsonTable(text)
}

/** In the order of their paths, so that the same folder is always the same import. */
async function readTexts(files: readonly SourceFile[]): Promise<ReadImport> {
  if (files.length > MAX_IMPORT_FILES)
    return unread({ kind: 'too_many_files', most: MAX_IMPORT_FILES })
  const notes: ImportNote[] = []
  const rows: ImportRow[] = []
  for (const file of [...files].sort(byPath)) {
    const read = await readText(file)
    if ('kind' in read) notes.push(read)
    else {
      rows.push(read.row)
      if (read.note) notes.push(read.note)
    }
  }
  if (rows.length === 0)
    return unread({ kind: files.some(isTable) ? 'mixed_files' : unreadable(notes) })
  if (rows.length > MAX_IMPORT_PROMPTS)
    return unread({ kind: 'too_many_rows', most: MAX_IMPORT_PROMPTS })
  return { ok: true, table: { columns: MARKDOWN_COLUMNS, rows, notes, hasHeader: null } }
}

function byPath({ path: one }: SourceFile, { path: other }: SourceFile): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

const isTable = ({ path }: SourceFile) => tableSource(path) !== null || ZIP.test(path)

const unreadable = (notes: ImportNote[]) =>
  notes.some(({ kind }) => kind === 'not_text') ? 'not_text' : 'nothing'

async function readText({
  path,
  bytes,
}: SourceFile): Promise<ImportNote | ReturnType<typeof readMarkdown>> {
  const note = (kind: ImportNote['kind']): ImportNote => ({ kind, file: path, line: null })
  if (UNSAFE.test(path)) return note('bad_name')
  if (!TEXT.test(path)) return note('other_file')
  const read = await decodeText(bytes)
  if (read === null) return note('not_text')
  const { text } = read
  return isBlankText(text)
    ? { row: { file: path, line: 1, cells: ['', '', '', ''] }, note: null }
    : readMarkdown(path, text)
}
