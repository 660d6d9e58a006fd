import { Turns } from '#app/prompts/domain/clauses/turns'
import { pastedIn } from '#app/prompts/domain/materials/pasted'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

const AGO =
  '(?:yesterday|last (?:week|month|time|year|night)|earlier|before|recently|this morning|the other day|together)'
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const g = (source: string) => new RegExp(`\\b(?:${source})`, 'gu')

/** What can only be understood by somebody who was there before. */
const TALK = new Turns([
  [
    'discussed agreed',
    g(`(?:as|like) (?:we )?(?:discussed|agreed)(?! (?:with|by))\\b(?: ${AGO})?`),
  ],
  [
    'last previous you',
    g(
      `(?:same|like|as)(?: \\p{L}+){0,3} (?:as )?(?:last time|you did (?:before|last time)|the last (?:one|time)|the previous one)\\b`
    ),
  ],
  ['before', g(`(?:same as|(?:same|as) \\p{L}+ as|like) before\\b(?! the| \\p{L}+ing)`)],
  [
    'continue',
    g(
      `continue (?:where (?:we|you) (?:left off|stopped)|from where|the (?:story|list|conversation|text|series))\\b`
    ),
  ],
  [
    'last previous earlier',
    g(
      `(?:in|from) (?:my|our|your) (?:last|previous|earlier) (?:message|chat|conversation|session|prompt|call|answer|reply|email|meeting)\\b`
    ),
  ],
  ['what', g(`what (?:i|we) (?:sent|told|gave|discussed|talked about|agreed)\\b(?: you)?`)],
  [
    'one last',
    g(
      `(?:the|of) \\p{L}+ (?:of|from) (?:the|last) (?:(?:${MONTH}|previous|last) one|(?:month|year|week|quarter|issue)(?:'s|’s)?)\\b`
    ),
  ],
  [
    "i've we've have i’ve we’ve",
    g(
      `(?:i|we)(?:'ve|’ve| have)(?: just| already)? (?:attached|uploaded|pasted|put up|enclosed|linked|posted)\\b(?: \\p{L}+){0,3}`
    ),
  ],
  [
    'attached enclosed',
    g(
      `(?:attached|enclosed) (?:is|are|you'll find|you will find)\\b|please find (?:attached|enclosed|below)\\b|the attached(?=[,.;]| and)`
    ),
  ],
  ['attachment attachments', g(`(?:the|see) attachments?\\b`)],
  [
    'you',
    g(
      `you (?:asked|told|gave|sent|wrote|suggested|made|showed|promised|recommended|drafted|listed)(?: me| us)?(?: \\p{L}+){0,4} ${AGO}\\b`
    ),
  ],
  [
    'began started wrote did had made',
    g(`the (?:\\p{L}+ ){1,3}(?:we|i) (?:began|started|wrote|did|had|made) ${AGO}\\b`),
  ],
  [
    'one ones',
    g(
      `(?:same|tone|style|layout|format|look|structure|design|wording|plot|characters|keep|match|matches|like)\\b[^.\\n]{0,40}\\b(?:as|of|like|from|match|matches) (?:the|my|our) (?:ones? (?:for|from|about|on|in|of|we|i|you)|(?:first|last|previous|other|old|earlier|existing) ones?)\\b`
    ),
  ],
  [
    'as',
    g(
      `as (?:\\p{L}+ )?(?:in|on) (?:the|our|my) (?!case|example|following|table|list|morning|evening)(?:\\p{L}+ ){0,2}(?:list|website|site|poster|flyer|drive|intranet|shop|catalogue|brochure|picture|photo|video|album|menu|card|sheet|manual|app)\\b`
    ),
  ],
  [
    'episode chapter instalment installment scene verse issue part',
    g(
      `(?:next|second|third|new|final|last) (?:episode|chapter|instal?lment|scene|verse|issue|part) of (?:our|my|the) \\p{L}+`
    ),
  ],
  [
    'left open carried raised',
    g(
      `(?:points|items|topics|tasks|questions|issues|actions) (?:left over|still open|carried over|raised|left open) (?:from|in|at) (?:the|our|last)(?: \\p{L}+){1,2}`
    ),
  ],
])

const SPOKEN = new Turns([
  [
    'below bottom end underneath foot',
    g(
      `\\p{L}+ (?:is|are|stands?) (?:typed|pasted|copied|listed|given|set out|written|printed|attached|added)(?: up| out| in)? (?:below|underneath|further down|at the (?:bottom|end|foot))\\b`
    ),
  ],
  [
    'what',
    g(
      `what (?:the|my|our|his|her) \\p{L}+ (?:said|wrote|asked|wanted|told|decided|agreed|replied|answered)\\b`
    ),
  ],
  ['said wrote told', g(`(?:what|as) (?:the|my|our) \\p{L}+ (?:said|wrote|told)\\b`)],
])
const SAME =
  /^\s*(?:please )?(?:now )?(?:do|repeat) the same\b|^\s*(?:please )?(?:add|insert|remove|delete|swap|move) (?:an?|the) (?:\p{L}+ )?(?:column|row|paragraph|slide|section|chapter|verse|scene)\b/iu

/** Turns of phrase that point to an earlier talk, an attachment, or words that somebody said elsewhere. */
export function turnsOfTalk(reading: Reading, sentence: Sentence): Span[] {
  const found = TALK.in(reading, sentence)
  const spoken = SPOKEN.in(reading, sentence)
  if (!spoken.length || pastedIn(reading).length > 0) return found
  return [...found, ...spoken]
}

/** "Do the same for the other two", "add a column": the first sentence goes on with something that is not there. */
export function goesOn(reading: Reading): Span[] {
  const [first] = reading.sentences
  const match = first
    ? SAME.exec(reading.masked.slice(first.start, Math.min(first.end, first.start + 120)))
    : null
  if (!match || pastedIn(reading).length > 0) return []
  const start = first.start + match[0].length - match[0].trimStart().length
  return [{ start, end: first.start + match[0].length }]
}
