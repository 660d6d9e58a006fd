import type { Category } from '#app/prompts/domain/category'
import { MAX_ROWS_PER_CALL } from '#app/prompts/domain/importing/import_limits'
import type { PreparedRow } from '#app/prompts/domain/importing/prepare_rows'

/** A row as the server takes it. */
export interface ImportedRow {
  title: string
  content: string
  /** The text as it was written, where it differs. */
  original?: string
  tags: string[]
  category?: Category
}

/** UTF-16 units of all texts of one call: with each written as `\u` and four digits, a body stays below its limit. */
const MAX_CALL_LENGTH = 330_000

/**
 * The rows as calls to the server: at most 200 each, and not too much text.
 * @returns for each call the indexes of its rows
 */
export function callsOf(rows: readonly PreparedRow[], indexes: readonly number[]): number[][] {
  const calls: number[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const index of indexes) {
    const size = lengthOf(rows[index])
    const last = calls.at(-1)
    if (last && last.length < MAX_ROWS_PER_CALL && length + size <= MAX_CALL_LENGTH) {
      last.push(index)
      length += size
    } else {
      calls.push([index])
      length = size
    }
  }
  return calls
}

const lengthOf = ({ title, content, original, tags }: PreparedRow) =>
  title.length + content.length + (original?.length ?? 0) + tags.join('').length

/** A row as the body of a call names it. */
export function importedRow({
  title,
  content,
  original,
  tags,
  category,
}: PreparedRow): ImportedRow {
  return {
    ...{ title, content, tags },
    ...(original !== null && { original }),
    ...(category !== null && { category }),
  }
}
