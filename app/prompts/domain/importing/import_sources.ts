/** Where an import came from. */
export const IMPORT_SOURCES = ['csv', 'json', 'markdown', 'pasted'] as const
export type ImportSource = (typeof IMPORT_SOURCES)[number]

const TABLES: [ending: RegExp, source: 'csv' | 'json'][] = [
  [/\.(?:csv|tsv)$/i, 'csv'],
  [/\.(?:json|jsonl|ndjson)$/i, 'json'],
]

/** What a single file holds by its name, or null where it is no table. */
export const tableSource = (path: string) =>
  TABLES.find(([ending]) => ending.test(path))?.[1] ?? null

/** What kind of source files are: a single table, or Markdown. */
export function sourceOf(files: readonly { path: string }[]): ImportSource {
  const single = files.length === 1 ? tableSource(files[0].path) : null
  return single ?? 'markdown'
}
