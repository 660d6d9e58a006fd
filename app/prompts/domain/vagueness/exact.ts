import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'

const DEFINES =
  /^[^.;\n]{0,30}?(?:\b(?:(?<!its |the |their )meaning|that is|i\.e|namely|in other words|which means|by (?:that|which|this) (?:i|we) mean|defined as|in the sense of)\b|[(=][^)\n]{0,60}(?:\d|\b(?:at most|at least|exactly|no more than|one|two|three|four|five|six|seven|eight|ten)\b)|: ?[^\s\uFFFC]+|\s[–—-] ?(?:at most|no more than|\d|exactly|up to|max))/u
const NUMBER_NEAR =
  /^[^.;,\n]{0,24}(?:\d|\b(?:at most|no more than|exactly|of (?:one|two|three|four|five|six|ten))\b)/
const NUMBER_BEHIND = /^,\s\d[\d.,]*(?:\D?$|[.;,)]\s)/

/** What stands right behind a loose phrase makes it exact: a number, a definition, a list. */
export function madeExact(
  { masked }: Reading,
  sentence: Sentence,
  end: number,
  ofNumber: boolean
): boolean {
  const rest = masked.slice(end, Math.min(sentence.end, end + 120)).toLowerCase()
  if (!ofNumber && /^[^.;\n]{0,30}?: ?\d/.test(rest)) return false
  return DEFINES.test(rest) || NUMBER_BEHIND.test(rest) || (ofNumber && NUMBER_NEAR.test(rest))
}

const DEFINED =
  /(?:^|[\n.(;]\s*|\bby\s+|[-*•]\s+)(?:an?\s+|the\s+|by\s+)?["'“‘*_]*([\p{L}][\p{L} -]{2,24}?)["'”’*_]*\s*(?:means?\b|meaning\b|(?:i|we) mean\b|=|is when\b|is (?:more|less|at|any|every|an?|the|one|under|over)\b|are (?:those|all|at|any|the)\b|counts? as\b|refers to\b|stands for\b|here is\b)/giu

/** Words that the text itself explains: "recent means placed after 1 May". */
export function explainedWords({ text }: Reading): Set<string> {
  const explained = new Set<string>()
  for (const [, name] of text.slice(0, 20_000).matchAll(DEFINED)) {
    for (const word of name.toLowerCase().split(/\s+/)) explained.add(word)
  }
  return explained
}
