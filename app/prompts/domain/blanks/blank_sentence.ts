import type { Span } from '#app/prompts/domain/types'

const BEFORE = 90
const AFTER = 60
const END = /[.!?…。！？](?=\s)|\n/g
const MARKER = /^(?:#{1,6}\s+|[-*•–+]\s+|\(?\d{1,3}[.)]\s+|>\s*)+/

/**
 * The sentence, or the line, in which a span stands, with other words in its place if they are given:
 * one line without the mark of a list, cut at a word with "…" where it is longer than about 150
 * characters.
 */
export function sentenceAround(
  text: string,
  { start, end }: Span,
  words = text.slice(start, end)
): string {
  const from = Math.max(0, start - BEFORE)
  const before = text.slice(from, start)
  const opening = [...before.matchAll(END)].at(-1)
  const lead = opening ? before.slice(opening.index + 1) : before
  const isCutLead = !opening && from > 0

  const after = text.slice(end, end + AFTER)
  const closing = after.search(END)
  const tail = closing < 0 ? after : after.slice(0, closing + 1)
  const isCutTail = closing < 0 && end + AFTER < text.length

  const head = isCutLead ? `…${lead.slice(lead.indexOf(' ') + 1)}` : unmarked(lead)
  const foot = isCutTail ? `${tail.slice(0, Math.max(0, tail.lastIndexOf(' ')))}…` : tail
  return oneLine(head + words + foot)
}

const unmarked = (lead: string) => lead.trimStart().replace(MARKER, '')
const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim()
