import { kindsIn } from '#app/prompts/domain/goals/plan/kinds_in'
import { MAX_NAMED_KINDS } from '#app/prompts/domain/goals/types'
import { keysOf } from '#app/prompts/domain/goals/things/thing'
import { withoutEnding } from '#app/prompts/domain/without_ending'

/** What is sorted stands before the kinds: "sort the mails into …". */
const UP_TO_KINDS = /^(.*?)(?:\s(?:into|in|by|as|under|between|to)\s|:|\(|$)/i
/** Plurals, without small words that end alike. */
const MANY = /^(?!(?:is|was|has|does|this|its|us|as)$)\p{L}.*[^su]s$/iu

/** Whether words that sort speak of several things: then it is done for each. */
export function isSeveral(text: string): boolean {
  const about = UP_TO_KINDS.exec(text)?.[1].trim() ?? ''
  return about
    .split(/\s+/)
    .slice(1)
    .some((word) => MANY.test(word))
}

const BEFORE_KINDS =
  /(?:\b(?:it|that|this|they)['’](?:s|re)|\b(?:into|as|in|by|between|under|about|is|are|either|to))\s+|[:(]\s*/gi
const MAX_KIND_WORDS = 5

/** The kinds that words list, or those of some kinds that they speak of. */
export function kindsNamedIn(text: string, among?: string[]): string[] {
  if (among) {
    const words = new Set(keysOf(text))
    return among.filter((kind) => keysOf(kind).some((key) => words.has(key)))
  }
  const lists = [...text.matchAll(BEFORE_KINDS)].map(({ 0: lead, index }) =>
    kindsOf(text.slice(index + lead.length))
  )
  return lists.find((kinds) => kinds.length >= 2) ?? []
}

function kindsOf(list: string): string[] {
  const kinds = kindsIn(list.replace(/[).;!?].*$/, ''))
  const areShort = kinds.every((kind) => kind.split(' ').length <= MAX_KIND_WORDS)
  return areShort && kinds.length <= MAX_NAMED_KINDS ? kinds : []
}

const NEGATED =
  /\b(?:not|n['’]t|no|none|never|isn|missing|off|wrong|fails?|lacks?|lacking|slipped|incomplete|unless|without|empty)\b/i
const HOLDS =
  /\b(?:ok|okay|fine|good|pass(?:es|ed)?|correct|right|complete|does|do|meets?|yes|clean|match(?:es)?|all (?:there|in|good)|so)\b/i

/** Whether a condition says that a check has passed: "if it is fine"; "if anything is missing" says the opposite. */
export const saysThatItHolds = (text: string): boolean => HOLDS.test(text) && !NEGATED.test(text)

const LEADING =
  /^(?:(?:and|then|but|so|also|finally|next|afterwards?|after that|please|first|second|third|lastly|otherwise|else|or else|if not|instead)\b[\s,:]*|\d{1,2}[.):]\s+|[-–—•*]\s+)+/i
const MARK = /[\s,;:.(–—-]/
const LAST_JOIN = /[\s,;](?:and|then|but)$/i

/** Without what only joins a stretch to those beside it. */
export const bareWords = (text: string): string => {
  const words = withoutEnding(text.replace(LEADING, ''), MARK)
  return withoutEnding(words.replace(LAST_JOIN, ''), MARK).replace(/\s+/g, ' ')
}
