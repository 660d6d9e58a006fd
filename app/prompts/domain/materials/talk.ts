import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

const TRIGGERS = new Set(
  'before last discussed agreed continue earlier previous previously pasted attached uploaded linked put attach enclose enclosed usual again one you began started yesterday'.split(
    ' '
  )
)
/** What can only be understood by somebody who was there before. */
const TALK =
  /\b(?:as|like) (?:we )?(?:discussed|agreed)(?! (?:with|by))(?: (?:earlier|yesterday|before|last week))?|\b(?:same|like|as)(?: \p{L}+){0,3} (?:as )?(?:last time|you did (?:before|last time)|the last (?:one|time)|the previous one)\b|\b(?:same as|(?:same|as) \p{L}+ as|like) before\b(?! the| \p{L}+ing)|\bcontinue (?:where (?:we|you) (?:left off|stopped)|from where|the (?:story|list|conversation|text|series))\b|\b(?:in|from) (?:my|our|your) (?:last|previous|earlier) (?:message|chat|conversation|session|prompt|call|answer|reply|email|meeting)\b|\bwhat (?:i|we) (?:sent|told|gave|discussed|talked about|agreed)\b(?: you)?|\b(?:the|of) \p{L}+ (?:of|from) (?:the|last) (?:(?:january|february|march|april|may|june|july|august|september|october|november|december|previous|last) one|(?:month|year|week|quarter|issue)(?:'s|’s)?)\b|\b(?:i|we)(?:'ve|’ve| have)(?: just| already)? (?:attached|uploaded|pasted|put up|enclosed|linked|posted)\b(?: \p{L}+){0,3}|\b(?:attached|enclosed) (?:is|are|you'll find|you will find)\b|\bplease find (?:attached|enclosed|below)\b|\byou (?:asked|told|gave|sent|wrote|suggested|made|showed|promised|recommended|drafted|listed)(?: me| us)?(?: \p{L}+){0,4} (?:yesterday|last (?:week|month|time|year|night)|earlier|before|recently|this morning|the other day)\b|\bthe (?:\p{L}+ ){1,3}(?:we|i) (?:began|started|wrote|did|had|made) (?:yesterday|last (?:week|month|time|year|night)|earlier|together)\b|\b(?:same|tone|style|layout|format|look|structure|design|wording|plot|characters|keep)\b[^.\n]{0,40}\b(?:as|of|like|from) (?:the|my|our) (?:ones? (?:for|from|about|on|in|of|we|i|you)|(?:first|last|previous|other|old|earlier|existing) ones?)\b|\bthe attached(?=[,.;]| and)|\bthe attachments?\b/gu
const LONGEST = 600

/** Turns of phrase that point to an earlier talk or to an attachment. */
export function turnsOfTalk(reading: Reading, sentence: Sentence): Span[] {
  const { tokens, masked } = reading
  const { start, end, from, to } = sentence
  let asked = false
  for (let at = from; at < to && !asked; at++) asked = TRIGGERS.has(tokens[at].word)
  if (!asked) return []
  const said = masked.slice(start, Math.min(end, start + LONGEST)).toLowerCase()
  return [...said.matchAll(TALK)].map(({ 0: words, index }) => ({
    start: start + index,
    end: start + index + words.length,
  }))
}
