import type { Edit, Span } from '#app/prompts/domain/types'
import { wordsOf } from '#frontend/prompts/quote'

const WORD = /[\p{L}\p{N}’'-]/u
const NOT_WORD = /[^\p{L}\p{N}]+/gu

/** The span, extended to whole words where it begins or ends inside one. */
export function wholeWords(text: string, { start, end }: Span): Span {
  let from = start
  let to = end
  while (from > 0 && WORD.test(text[from - 1]) && WORD.test(text[start] ?? '')) from -= 1
  while (to < text.length && WORD.test(text[to]) && WORD.test(text[end - 1] ?? '')) to += 1
  return { start: from, end: to }
}

/** What a change does, in whole words: "write → Write" where only one letter differs. */
export function changedWords(text: string, edit: Edit): string {
  const { before, after, start, end } = edit
  const isMark = bare(before + after) === ''
  let from = start
  let to = end
  while (from > 0 && WORD.test(text[from - 1]) && (isMark || touches(before[0], after[0])))
    from -= 1
  const last = [before.at(-1), after.at(-1)] as const
  while (to < text.length && WORD.test(text[to]) && touches(...last)) to += 1
  const lead = text.slice(from, start)
  const tail = text.slice(end, to)
  return wordsOf({ ...edit, before: lead + before + tail, after: lead + after + tail })
}

/** A change of letter case, spaces or punctuation alone: the words stay as they are. */
export function isSmallEdit({ before, after }: Edit): boolean {
  return !after.includes('\n') && bare(before) === bare(after)
}

const touches = (...ends: (string | undefined)[]) =>
  ends.some((end) => end !== undefined && WORD.test(end))

const bare = (text: string) => text.toLowerCase().replace(NOT_WORD, '')
