import { t } from '#frontend/lib/texts'

interface Place {
  file: string | null
  line: number | null
  item?: number
}

/** Where something stands: a line, an item, a file, or a line of a file. */
export function placeOf({ file, line, item }: Place): string {
  if (item !== undefined) return t('importing.row.item', { item })
  if (file === null) return t('importing.row.line', { line: line ?? 1 })
  return line === null ? file : t('importing.row.place', { file, line })
}
