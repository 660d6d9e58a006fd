import { clashOf } from '#app/prompts/domain/demands/clashes'
import type { Clash } from '#app/prompts/domain/demands/conflicts'
import type { Spoken } from '#app/prompts/domain/demands/spoken'
import { signRules } from '#app/prompts/domain/examples/sign_rules'
import type { Opaque, Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** Behind these words a quotation has to stand in the result as it is. */
const PUT_IN =
  /\b(?:(?:end|close|finish|open|start|begin|reply|answer|greet)(?:s|es|ing)? (?:it |them |each |every |the )?(?:[a-z]+ ){0,2}?(?:with|by)|(?:add|use|include|insert|append|write|say|put in|work in|contains?) (?:the )?(?:words?|sentence|line|phrase|slogan|note|claim|question)?|(?:headline|title|slogan|heading|subject|subject line|last line|first line|closing line|button)(?: is| reads|:)?|(?:reads?|says?))[\s:]*$/
const DENIED = /\b(?:no|not|never|avoid|without|instead of)\b[^.;]*$|n['’]t\b[^.;]*$/
const MARKS =
  /\b(?:exclamation|question marks?|emojis?|digits|numerals|hashtags?|semicolons?|commas?|dashes|hyphens?|brackets|contractions?|capitals?)\b/
const LONGEST_LEAD = 60

/** "No exclamation marks", and a sentence with one that must stand in the result. */
export function quoteConflicts({ opaque, text }: Reading, spoken: Spoken[]): Clash[] {
  const quotes = opaque.filter(({ kind }) => kind === 'quote')
  for (const sentence of quotes.length ? spoken : []) {
    const named = MARKS.exec(sentence.said)
    const rules = named ? sentence.wording.once(signRules) : []
    if (!named || !rules.length) continue
    const quote = quotes.find(
      (one) =>
        isPutIn(spoken, sentence, one) &&
        rules.some(({ breaks }) => breaks(text.slice(one.start + 1, one.end - 1)))
    )
    if (quote) {
      const ban: Span = { start: sentence.start, end: sentence.start + sentence.said.length }
      return [clashOf('form', ban, quote)]
    }
  }
  return []
}

function isPutIn(spoken: Spoken[], ban: Spoken, { start }: Opaque): boolean {
  const home = spoken.find(
    (sentence) => start >= sentence.start && start < sentence.start + sentence.said.length
  )
  if (!home || home === ban) return false
  const lead = home.said.slice(Math.max(0, start - home.start - LONGEST_LEAD), start - home.start)
  return PUT_IN.test(lead) && !DENIED.test(lead)
}
