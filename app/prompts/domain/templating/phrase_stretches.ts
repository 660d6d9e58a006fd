import { readersIn } from '#app/prompts/domain/discovery/parts_of_prompt'
import { LEXICON } from '#app/prompts/domain/reading/words/lexicon'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import type { Stretch } from '#app/prompts/domain/templating/types'
import type { Span } from '#app/prompts/domain/types'

const TONES = [...LEXICON['tone.formal'], ...LEXICON['tone.casual'], ...LEXICON['tone.other']]
const TONE = `(?:${TONES.join('|')})`
const TONES_IN_A_ROW = `${TONE}(?:(?:, | and |, and )${TONE}){0,7}`
const TONE_PHRASE = new RegExp(
  `(?<=\\btone(?:: ?| is | of voice: ?|, ))${TONES_IN_A_ROW}|${TONES_IN_A_ROW}(?=,? (?:and \\p{L}+ )?tone\\b)`,
  'giu'
)
const COMMON_TONES = ['professional', 'friendly', 'formal', 'casual', 'persuasive', 'neutral']

const SUBJECT =
  /\b(?:about|on|regarding|promoting|announcing|introducing|advertising) (?!(?:how|what|why|whether|when|which|the basis|behalf)\b)/i
const SUBJECT_ENDS =
  /[.,;:!?\n()\uFFFC]| (?:for|to|that|which|with|so|in|and|as|by|who|using|from|at|before|after|because|aimed|targeting|per|under|keep|within)\b|$/i
const PRODUCT = /\b(?:product|app|service|launch|tool|offer|course|event|webinar|sale)\b/i
const MAX_PHRASE_LENGTH = 80

/** The tone, the readers and the subject, where the sentences name them. */
export function phraseStretches(reading: Reading): Stretch[] {
  return [...tones(reading), ...readers(reading), ...subject(reading)]
}

function tones({ masked }: Reading): Stretch[] {
  return [...masked.matchAll(TONE_PHRASE)].map(({ 0: matched, index }) => ({
    start: index,
    end: index + matched.length,
    kind: 'choice',
    name: 'tone',
    type: 'choice',
    options: [matched, ...COMMON_TONES.filter((tone) => tone !== matched.toLowerCase())],
    isLikely: true,
  }))
}

function readers(reading: Reading): Stretch[] {
  const { sentences, goal } = reading
  const named = goal === null ? null : readersIn(reading, sentences[goal])
  const labeled = sentences.flatMap((sentence) =>
    sentence.section === 'audience' && sentence.label ? [behindLabel(reading, sentence)] : []
  )
  return [...(named ? [named] : []), ...labeled]
    .filter(({ start, end }) => end > start && end - start <= MAX_PHRASE_LENGTH)
    .map((span) => ({ ...span, kind: 'audience', name: 'audience', type: 'text', isLikely: true }))
}

function behindLabel({ masked }: Reading, { start, end, label }: Sentence): Span {
  const colon = masked.indexOf(':', start + (label?.length ?? 0))
  const phrase = masked.slice(colon + 1, end)
  const from = colon + 1 + (phrase.length - phrase.trimStart().length)
  return { start: from, end: from + phrase.trim().replace(/[.;]$/, '').length }
}

/** What the main request is about, up to the next sign or preposition. */
function subject({ masked, goal, sentences }: Reading): Stretch[] {
  if (goal === null) return []
  const { start, end } = sentences[goal]
  const lead = SUBJECT.exec(masked.slice(start, end))
  if (!lead) return []
  const from = start + lead.index + lead[0].length
  const length = masked.slice(from, end).search(SUBJECT_ENDS)
  if (length < 2 || length > MAX_PHRASE_LENGTH) return []
  const words = masked.slice(from, from + length)
  return [
    {
      start: from,
      end: from + words.trimEnd().length,
      kind: 'topic',
      name: PRODUCT.test(words) ? 'product' : 'topic',
      type: 'text',
      isLikely: true,
    },
  ]
}
