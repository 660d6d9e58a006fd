import { t } from '#frontend/lib/texts'

/** Where something stands: a line, a file, or a line of a file. */
export function placeOf({ file, line }: { file: string | null; line: number | null }): string {
  if (file === null) return t('importing.row.line', { line: line ?? 1 })
  return line === null ? file : t('importing.row.place', { file, line })
}
