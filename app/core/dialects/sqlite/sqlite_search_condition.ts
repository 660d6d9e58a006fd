import { createHash } from 'node:crypto'

/** More of them would cost more than they leave out. */
const MAX_PARTS = 16
const LETTERS = 3
const SPAN = 2 ** 22

/** Where the rows of one person stand in the index: side by side, so that no other's are read. */
export function spanOf(userId: string): { first: number; last: number } {
  const place = createHash('sha256').update(userId).digest().readUInt32BE(0) >>> 2
  return { first: place * SPAN, last: place * SPAN + SPAN - 1 }
}

/**
 * What a text must have in the index to contain `text`: its groups of three letters, or an even
 * choice of them where there are many. Null for a text that is too short for one.
 */
export function matchOf(text: string): string | null {
  const letters = [...text]
  const last = letters.length - LETTERS
  if (last < 0) return null
  const step = Math.max(1, last / (MAX_PARTS - 1))
  const parts = new Set<string>([letters.slice(last).join('')])
  for (let at = 0; at < last; at += step) {
    const begin = Math.floor(at)
    parts.add(letters.slice(begin, begin + LETTERS).join(''))
  }
  return [...parts].map((part) => `"${part.replaceAll('"', '""')}"`).join(' AND ')
}

const NOT_INDEXED = `select id from prompts where user_id = ? except
  select prompt_id from prompt_search where id between cast(? as integer) and cast(? as integer)`

const MATCHING = `select prompt_id from prompt_search where id in (
  select rowid from prompt_search_index where prompt_search_index match ?
  and rowid between cast(? as integer) and cast(? as integer))`

interface Condition {
  sql: string
  bindings: (string | number)[]
}

/** The prompts of a person that may contain a text: those that match, and those not yet indexed. */
export function candidates(userId: string, text: string): Condition | null {
  const match = matchOf(text)
  if (match === null) return null
  const { first, last } = spanOf(userId)
  return {
    sql: `prompts.id in (select * from (${MATCHING}) union all select * from (${NOT_INDEXED}))`,
    bindings: [match, first, last, userId, first, last],
  }
}
