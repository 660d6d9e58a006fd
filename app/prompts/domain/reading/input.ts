import { inOrder, LINE_END } from '#app/prompts/domain/reading/in_order'
import { saysNothing } from '#app/prompts/domain/reading/core_text'
import { worksOnMaterial } from '#app/prompts/domain/reading/layout/data'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { isContentWord } from '#app/prompts/domain/reading/words/content_words'
import type { Evidence, Hit, Reading, Sentence, Token } from '#app/prompts/domain/reading/reading'

const HOLDS_INPUT =
  /\b(?:paste|text|article|document|email|transcript|data|code|notes|item|items|list|draft|insert|message|content|source|sentence|report)\b/i

/** A quotation of fewer words is a term ('retrained operator'), unless such work is done on a text. */
const MIN_QUOTED_WORDS = 4
const TERM_STRENGTH = 0.4
const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0

/** The material to work on: pasted, fenced, quoted, linked, a variable, or a blank for it. */
export function inputEvidence(reading: Reading): Evidence[] {
  const { opaque, data, text } = reading
  const found: Evidence[] = opaque
    .filter(
      ({ kind, start, end }) =>
        kind !== 'blank' && !(kind === 'code' && (end - start < 12 || text[start] === '<'))
    )
    .map(({ kind, start, end }) => {
      const isTerm = kind === 'quote' && wordsIn(text.slice(start, end)) < MIN_QUOTED_WORDS
      const strength = isTerm && !worksOnMaterial(reading) ? TERM_STRENGTH : 1
      return { start, end, strength, open: false }
    })
  if (data && holdsMatter(reading)) found.push({ ...data, strength: 1, open: false })
  for (const { kind, start, end } of opaque) {
    if (kind === 'blank' && HOLDS_INPUT.test(text.slice(start, end)))
      found.push({ start, end, strength: 1, open: true })
  }
  return [...found, ...listedBelow(reading)]
}

/** Whether what stands there says anything ("Be accurate" is no material). */
export const holdsMatter = ({ data, sentences, tokens }: Reading): boolean =>
  sentences.some(
    ({ start, end, from, to }) =>
      start >= data!.start && end <= data!.end && !saysNothing(tokens.slice(from, to))
  )

/** "The following points" and a list of them is material as well. */
function listedBelow({ sentences, goal }: Reading): Evidence[] {
  const items = sentences.filter(({ listed, start }) => {
    return listed && goal !== null && start > sentences[goal].start
  })
  const [first] = items
  return items.length > 2
    ? [{ start: first.start, end: items.at(-1)!.end, strength: 1, open: false }]
    : []
}

const MATERIAL =
  /^(?:text|texts|article|articles|emails?|paragraphs?|sentences?|reviews?|documents?|transcripts?|notes|letter|essay|tickets?|feedback|comments?|report|messages?|table|data|resume|cv|invoices?|receipts?|contract|paper|chapter|conversation|posts?|responses|answers|survey|items|it|this|file|pdf|page|statement|tweets?|passage|these|minutes|listing|leaflet|agreement|spreadsheet|slides|deck|logs?)$/

/** "Turn these into a report - footfall up 6%, returns flat, two off sick": what is worked on stands there. */
const LISTED = /(?: [-–—]|:) (?:[^,\n]{1,80},){2}[^,\n]+/
const listsFigures = (wording: string) => /\d/.test(LISTED.exec(wording)?.[0] ?? '')

/** "…, she said the soup was cold": what is replied to, in the words of the person who asks. */
const REPORTED =
  /\b(?:he|she|they|who|customer|client|guest|reviewer|guy|lady|parent|tenant) (?:got|was|had|bought|ordered|returned|waited|left|said|says|wrote|writes|complain\p{L}*|claim\p{L}*|wants?|asks?|asked|thinks?|is saying|was told)\b/u

/** "Reply to the client whose order …" */
const REPLIES_TO = inOrder(
  LINE_END,
  /\b(?:reply|response|answer|respond)\b/,
  /\b(?:whose|because|about (?:the|a|her|his|their|our|my)|after|saying|telling)\b/
)
const isReported = (wording: string) => REPORTED.test(wording) || REPLIES_TO.test(wording)

/** "Turn my notes into minutes. Present: …" */
const isNoted = (wording: string, sentences: Sentence[], goal: number | null): boolean =>
  goal === 0 &&
  (NOTES_INTO_MINUTES.test(wording) || /\bminutes (?:of|from|out of)\b/i.test(wording)) &&
  sentences.slice(1).reduce((all, { from, to }) => all + to - from, 0) >= MIN_NOTED_WORDS
const MIN_NOTED_WORDS = 12
const NOTES_INTO_MINUTES = inOrder(LINE_END, /\bnotes\b/i, /\bminutes\b/i)

/** "Write me the email": it is still to be written. */
const WRITES_IT =
  /^(?:please )?(?:can you )?(?:write|draft|compose|prepare|do)(?: me| us)? (?:the|my|this|our) (?:email|letter|message|post|report|essay|review)\b/i

const REPLY = /\b(?:reply|respond|answer)\b/i

/** So many words tell what somebody wrote or wants. */
const MIN_ACCOUNT_WORDS = 5

/** A quotation in the request itself is what it works on. */
const holdsText = (tokens: Token[], { from, to }: Sentence) =>
  tokens
    .slice(from, to)
    .some(({ opaque, start, end }) => opaque === 'quote' && end - start >= MIN_QUOTE_LENGTH)
const MIN_QUOTE_LENGTH = 25

/** So many words that say something tell what the reply is to say, or what it replies to. */
const MIN_CONTENT_WORDS = 8
const contentWordsIn = (tokens: Token[], { from, to }: Sentence): number =>
  tokens.slice(from, to).filter(({ word }) => isContentWord(word)).length

/** "Below the reorder point" is a place among the things that the request speaks of. */
function isPlaced({ phrase, end, token }: Hit, { to }: Sentence, tokens: Token[], masked: string) {
  const next = tokens[token + 1]
  return (
    phrase === 'below' &&
    token + 1 < to &&
    /^[ \t]*$/.test(masked.slice(end, next.start)) &&
    !AFTER_POINTER.test(next.word)
  )
}
const AFTER_POINTER =
  /^(?:is|are|was|were|and|or|but|in|into|to|for|as|with|by|on|at|from|so|that|which|using|please)$/

/** Whether the main sentence speaks of material to work on, rather than of a known subject. */
export function wantsInput({ goal, sentences, tokens, masked, hits, family }: Reading): boolean {
  const wording = goal === null ? '' : masked.slice(sentences[goal].start, sentences[goal].end)
  if (isNoted(wording, sentences, goal)) return false
  const pointed = hits
    .get('here')
    ?.some(
      (hit) => hit.sentence === goal && !isPlaced(hit, sentences[hit.sentence], tokens, masked)
    )
  if (pointed && !WRITES_IT.test(wording)) return true
  if (family === null && goal !== null && holdsText(tokens, sentences[goal])) return true
  // What is replied to may be told instead of pasted.
  const isAccount = (sentence: Sentence, at: number) =>
    at !== goal && speaks(sentence) && sentence.to - sentence.from >= MIN_ACCOUNT_WORDS
  if (REPLY.test(wording))
    return (
      !sentences.some(isAccount) &&
      !isReported(masked.toLowerCase()) &&
      contentWordsIn(tokens, sentences[goal!]) < MIN_CONTENT_WORDS
    )
  if (goal === null || !worksOnMaterial({ family })) return false
  const { from, to, verb } = sentences[goal]
  if (listsFigures(wording)) return false
  const object = tokens.slice((verb ?? from) + 1, Math.min(to, (verb ?? from) + 9))
  return object.some(({ word }) => MATERIAL.test(word))
}
