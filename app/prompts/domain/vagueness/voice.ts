import { gapAfter, isBaseVerb, isFinite, isOrder, isPast } from '#app/prompts/domain/clauses/verbs'
import { voiceAt, type Voice } from '#app/prompts/domain/clauses/voice'
import { pastedIn } from '#app/prompts/domain/materials/pasted'
import type { Reading, Section, Sentence } from '#app/prompts/domain/reading/reading'
import { RESULT } from '#app/prompts/domain/clauses/result_nouns'
import { sectionOf } from '#app/prompts/domain/reading/sections'
import type { Span } from '#app/prompts/domain/types'

const OF_RESULT: readonly (Section | null)[] = [
  'goal',
  'format',
  'length',
  'tone',
  'rule',
  'steps',
  'check',
  'edge',
]
const ASKING_NAME =
  /\b(?:need|want|style|forms?|format|look|tone|wording|layout|rules?|require\w*|must|should|include|output|deliver\w*|structure|length|parts?|sections?|steps?|tasks?|jobs?|guidelines?|limits?|avoid|design|constraints?|wish\w*|expect\w*|spec\w*|criteria|how to|what to|please|instructions?|goal|request|method|role|check|quality|extras?|additions?|behaviou?r|terms|per \w+|each)\b/

interface Place {
  from: number
  to: number
  kind: string
}

/** Whether a sentence may speak of the result or of how to work: it is no heading, thanks, example or material. */
export function maySpeak(reading: Reading, index: number, world: Span[], at: number): boolean {
  const { mood, section, repeats } = reading.sentences[index]
  if (repeats || mood === 'courtesy' || mood === 'heading') return false
  if (section === 'example') return false
  return index === reading.goal || !world.some((span) => at >= span.start && at < span.end)
}

/** Words that tell of a degree: in statements of fact they are everywhere. */
const OF_DEGREE = /^(?:degree|manner|plain|filter|size|impression)$/
const SOON = /^(?:shortly|promptly|quickly|swiftly|speedily)$/
const AT_START = 3

/** Whether what stands at a place of such a sentence is asked for, rather than told. */
export function isAsked(reading: Reading, index: number, place: Place, picks: boolean): boolean {
  const { from, to, kind } = place
  const sentence = reading.sentences[index]
  const degree = OF_DEGREE.test(kind)
  if (
    OF_FACTS.test(kind) &&
    (isFactRow(reading, sentence, place) || isAside(reading, sentence, place))
  )
    return false
  const voice: Voice = voiceAt(reading, sentence, from, to, picks)
  if (voice === 'content')
    return (
      (!degree && kind !== 'many') || (kind === 'manner' && SOON.test(reading.tokens[from].word))
    )
  if (voice === 'condition') return kind !== 'filter' || picks
  if (voice !== 'bare') return voice !== 'tells'
  if (
    sentence.label !== null &&
    !OF_RESULT.includes(sentence.section) &&
    !asksByName(sentence.label)
  )
    return false
  if (sentence.section === 'context') return false
  if (kind === 'manner') return from === sentence.from && isBaseVerb(reading.tokens[to]?.word ?? '')
  if (
    tellsSomewhere(reading, sentence, degree ? sentence.to : from) ||
    opensWithPast(reading, sentence)
  )
    return false
  if (degree && tellsBeforeColon(reading, sentence, from)) return false
  return (
    !/^(?:degree|filter)$/.test(kind) ||
    from - clauseStart(reading, sentence, from) < AT_START ||
    OF_RESULT.includes(sentence.section)
  )
}

/** "Our coach, a fairly strict lady, retires": the sentence around a phrase without a verb tells of the world. */
function tellsSomewhere(reading: Reading, sentence: Sentence, to: number): boolean {
  const { from } = sentence
  for (let at = from + 1; at < Math.min(to, from + 40); at++) {
    if (isOrder(reading, sentence, at)) return false
    if (isFinite(reading, sentence, at))
      return voiceAt(reading, sentence, at + 1, at + 1, false) === 'tells'
  }
  return false
}

/** "Opened 1904, closed for a long time": a row of past events. */
const opensWithPast = ({ tokens }: Reading, { from }: Sentence) => isPast(tokens[from].word)

/** "What visitors like most: the slightly crooked tower." */
function tellsBeforeColon(reading: Reading, sentence: Sentence, from: number): boolean {
  for (let at = from - 1; at >= Math.max(sentence.from, from - 12); at--) {
    if (gapAfter(reading, at).includes(':'))
      return (
        voiceAt(reading, sentence, at + 1, at + 1, false) === 'tells' ||
        !asksByName(wordsUpTo(reading, sentence, at))
      )
  }
  return false
}

const wordsUpTo = ({ tokens }: Reading, { from }: Sentence, at: number) =>
  tokens
    .slice(Math.max(from, at - 3), at + 1)
    .map(({ word }) => word)
    .join(' ')

function clauseStart(reading: Reading, sentence: Sentence, from: number): number {
  let start = from
  while (
    start > sentence.from &&
    from - start < AT_START &&
    !/[,;:()–—.!?\n]/.test(gapAfter(reading, start - 1))
  )
    start--
  return start
}

/** "(they were quite cheap before)": a remark in brackets, unless it forbids. */
function isAside(reading: Reading, { from: first }: Sentence, { from }: Place): boolean {
  const { tokens } = reading
  for (let at = from - 1; at >= Math.max(first, from - 14); at--) {
    const gap = gapAfter(reading, at)
    if (gap.includes(')')) return false
    if (gap.includes('(')) return !/^(?:not|nothing|no|max|at|with|in)$/.test(tokens[at + 1].word)
  }
  return false
}

const OF_FACTS = /^(?:degree|plain|filter|size|manner|many)$/
const OF_STYLE =
  /\b(?:tone|style|look|mood|voice|register|wording|language|feel|length|format|rules?|keep|make|wishes|needs?|want|please)\b[^:]*$/

/** "Describe my ring: silver, 3 mm wide, slightly irregular": a row of facts behind a colon. */
function isFactRow(
  { masked, tokens }: Reading,
  { start, end }: Sentence,
  { from, to, kind }: Place
): boolean {
  const before = masked.slice(start, tokens[from].start)
  const colon = before.lastIndexOf(':')
  if (
    colon < 0 ||
    /[.;]/.test(before.slice(colon)) ||
    !/^[:\s]/.test(before.slice(colon + 1, colon + 2))
  )
    return false
  if (OF_STYLE.test(before.slice(0, colon).toLowerCase())) return false
  const row = masked.slice(start + colon, Math.min(end, tokens[to - 1].end + 80))
  return (row.match(/,/g) ?? []).length > 1 && (/\d/.test(row) || kind === 'degree')
}

const asksByName = (name: string) =>
  ASKING_NAME.test(name) || name.split(/[^\p{L}-]+/u).some((word) => RESULT.has(word))

const tellsByName = (names: string[]) => {
  const said = names.slice(-6).join(' ')
  return (
    sectionOf(names.join(' ')) === 'input' ||
    /\bfrom (?:this|these|it)$|\b(?:facts|material|data|notes|input|these|this)$/.test(said) ||
    !asksByName(said)
  )
}

/** Stretches of material and facts, in which nothing is asked. */
export function worldOf(reading: Reading): Span[] {
  const main = reading.goal === null ? reading.sentences[0] : reading.sentences[reading.goal]
  const told = pastedIn(reading).filter(
    ({ kind, names, start, end, listed }) =>
      kind === 'told' &&
      !(main && main.start < end && main.end > start) &&
      ((listed && !names.length) || (names.length > 0 && tellsByName(names)))
  )
  return [...worldTags(reading), ...told]
}

const ASKING_TAG =
  /^<(?:rules?|criteria|format|output|instructions?|style|role|tasks?|limits?|constraints?|tone|steps?|method|form|requirements?|goal|request|length|brief|job|assignment|result|deliverable|layout|checks?)\b/i

/** Stretches between tags that hold no instructions. */
export function worldTags({ opaque, text, sentences, goal }: Reading): Span[] {
  const tags = opaque.filter(({ kind, start }) => kind === 'code' && text[start] === '<')
  if (tags.length < 2) return []
  const main = goal === null ? -1 : sentences[goal].start
  return tags.slice(0, 60).flatMap((open, at) => {
    const name = text.slice(open.start + 1, Math.min(open.end - 1, open.start + 40))
    if (name.startsWith('/') || ASKING_TAG.test(text.slice(open.start, open.end))) return []
    const close = tags
      .slice(at + 1, at + 20)
      .find((tag) => text.startsWith(`</${name}>`, tag.start))
    if (!close || (main > open.end && main < close.start)) return []
    return [{ start: open.end, end: close.start }]
  })
}
