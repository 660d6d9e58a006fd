import type { Opaque, Sentence, SurfaceReading } from '#app/prompts/domain/reading/reading'
import type { Family } from '#app/prompts/domain/reading/family/families'
import type { Span } from '#app/prompts/domain/types'

/** Work on a text that the person gives. */
const ON_MATERIAL: ReadonlySet<Family | null> = new Set<Family>(['rewrite', 'condense', 'analyze'])

/** Whether the work is done on something that the person gives. */
export const worksOnMaterial = ({ family }: { family: Family | null }): boolean =>
  ON_MATERIAL.has(family)

const POINTS =
  /\b(?:following|below|above|this|these|given|provided|attached|here|the (?:two |three |four )?(?:sentences?|statements?|texts?|phrases?|words|paragraph|passage|tweet|review|code|odd one out|blank))\b/
/** What an exercise works on, as its request names it. */
const ONE_TEXT =
  /\b(?:sentences?|statement|phrase|tweet|question|headline|line|words?|text|paragraph|passage|note|message|review|events?|blank|items?)\b/

/** Marks what stands around the main sentence and is not about the work as pasted material. */
export function findData(reading: SurfaceReading, lower: string): Span | null {
  const { sentences, goal } = reading
  if (goal === null || reading.opaque.some((stretch) => delimits(reading.text, stretch)))
    return null
  const main = sentences[goal]
  const requestText = lower.slice(main.start, main.end)
  const pointed = points(requestText)
  if (!pointed && !worksOnMaterial(reading)) return null

  const line = lineOf(lower, main)
  const exercise = isExercise(reading, requestText)
  const behind = isAllBehind(reading, requestText, lower)
  const newline = newlineBehind(main, lower)
  const marked = sentences.filter((sentence, index) => {
    const candidate =
      index !== goal &&
      (isMaterial(sentence, lower) ||
        (index > goal &&
          (index === goal + 1 || sentence.mood === 'statement') &&
          OPENS.test(lower[main.end - 1]) &&
          sentence.start <= newline) ||
        (exercise && index > goal && isWorkedOn(reading, sentence))) &&
      (behind || !shares(line, sentence))
    return candidate && (index > goal || pointed)
  })
  if (!marked.length) return null
  return settle(reading, pastedRun(reading, marked, main, lower), main, lower)
}

/** What material stands behind. */
const OPENS = /[:–—-]/

/**
 * Where the line of the main sentence ends. "Translate this: please use the blue cloths": what stands before it is what
 * is worked on, whatever it says.
 */
function newlineBehind({ end }: Sentence, lower: string): number {
  const newline = lower.indexOf('\n', end)
  return newline < 0 ? lower.length : newline
}

/** A greeting before pasted material and a signature behind it belong to it. */
function withCourtesies(
  sentences: Sentence[],
  marked: Sentence[],
  main: Sentence,
  lower: string
): [first: Sentence, last: Sentence] {
  let first = sentences.indexOf(marked[0])
  let last = sentences.indexOf(marked.at(-1)!)
  const newline = newlineBehind(main, lower)
  const apart = (at: number) => sentences[at].start > newline
  const isShort = (at: number) => at in sentences && lengthOf(sentences[at]) <= FORMULA
  const isKind = (at: number) => isShort(at) && sentences[at].mood === 'courtesy'
  if (sentences[first].start > main.start) {
    while (isKind(first - 1) && sentences[first - 1] !== main && apart(first - 1)) first--
    if (isKind(last + 1) && apart(last + 1) && !THANKS.test(wordingAt(last + 1))) {
      last++
      if (last + 2 === sentences.length && isShort(last + 1)) last++
    }
  }
  return [sentences[first], sentences[last]]

  function wordingAt(at: number) {
    return lower.slice(sentences[at].start, sentences[at].end)
  }
}

/** Words of a greeting, a closing or a name. */
const FORMULA = 4
const lengthOf = ({ from, to }: Sentence) => to - from
/** Meant for whoever does the work. */
const THANKS = /\bthank|\bappreciat/

/** Gives the sentences of the material their mood, and says where it stands. */
function settle(
  { sentences }: SurfaceReading,
  marked: Sentence[],
  main: Sentence,
  lower: string
): Span {
  const [first, last] = withCourtesies(sentences, marked, main, lower)
  const span = { start: lineStart(lower, first.start), end: last.end }
  const around = span.start < main.start && span.end > main.start
  for (const sentence of around ? marked : sentences) {
    const inside = sentence.start >= span.start && sentence.end <= span.end
    if (inside) Object.assign(sentence, { mood: 'data', verb: null, force: 0 })
  }
  return around
    ? { start: span.start, end: marked.findLast(({ end }) => end <= main.start)!.end }
    : span
}

/** Share of a paragraph's words that must read like material. */
const MOSTLY = 0.6

/**
 * The first run of paragraphs that read like material, behind the request if there is one. A paragraph
 * that gives orders ends it, so that what is asked after the material is not taken for a part of it.
 */
function pastedRun(
  { sentences }: SurfaceReading,
  marked: Sentence[],
  main: Sentence,
  lower: string
): Sentence[] {
  const own = new Set(marked)
  const paragraphs: Sentence[][] = []
  for (const [index, sentence] of sentences.entries()) {
    const before = sentences[index - 1]
    const apart = !before || lower.slice(before.end, sentence.start).includes('\n\n')
    if (apart) paragraphs.push([])
    paragraphs.at(-1)!.push(sentence)
  }
  const words = (some: Sentence[]) => some.reduce((all, { from, to }) => all + to - from, 0)
  const pasted = paragraphs.map((some) => {
    const material = some.filter((sentence) => own.has(sentence))
    return some.includes(main) ? 0 : words(material) / Math.max(1, words(some))
  })
  const home = paragraphs.findIndex((some) => some.includes(main))
  const behind = pasted.findIndex((share, at) => at > home && share >= MOSTLY)
  const first = behind >= 0 ? behind : pasted.findIndex((share) => share >= MOSTLY)
  if (first < 0) return marked
  let last = first
  while (last + 1 < pasted.length && pasted[last + 1] >= MOSTLY) last++
  const run = paragraphs.slice(first, last + 1).flat()
  const here = (paragraphs[home] ?? []).filter((sentence) => own.has(sentence))
  return here.length && first === home + 1 ? [...here, ...run] : run
}

/** A fence or a pair of tags already sets the material apart. */
function delimits(text: string, { kind, start }: Opaque): boolean {
  return kind === 'data' || kind === 'fence' || (kind === 'code' && text[start] === '<')
}

/** Takes in the list marker before the first item. */
function lineStart(lower: string, start: number): number {
  const line = lower.lastIndexOf('\n', start - 1) + 1
  return /^[\s>]*(?:[-*•–+]|\(?\d{1,3}[.)])\s*$/.test(
    lower.slice(Math.max(line, start - 20), start)
  )
    ? line
    : start
}

/** Two cells of a table, apart by a tab or several spaces. */
const ROW = /^\S{1,40}(?: \S{1,40}){0,3}(?:\t| {3,})\S/

function isMaterial(sentence: Sentence, lower: string): boolean {
  const { mood, section, repeats, listed } = sentence
  if (mood === 'ask' && !repeats && ROW.test(lower.slice(sentence.start, sentence.end))) return true
  if (repeats || mood === 'ask' || mood === 'heading' || (mood === 'courtesy' && !listed))
    return false
  if (section) return section === 'input'
  return (
    mood === 'question' ||
    !/\b(?:should|must|need to|do not|don't|please|you are|audience|tone|format|output)\b/.test(
      lower.slice(sentence.start, sentence.end)
    )
  )
}

const points = (text: string) => POINTS.test(text) || /:\s*$/.test(text)

/** The line of the main sentence; nothing shares it where the sentence ends with a colon. */
function lineOf(lower: string, { start, end }: Sentence): Span {
  if (OPENS.test(lower[end - 1])) return { start, end }
  const stop = lower.indexOf('\n', end)
  return { start: lower.lastIndexOf('\n', start - 1) + 1, end: stop < 0 ? lower.length : stop }
}

/** So many words behind "Shorten this." are what is to be shortened. */
const MIN_WORDS_BEHIND = 12
const MAX_ORDER_WORDS = 9
/** Too long to stand behind an order. */
const ATTACHED =
  /\b(?:article|report|document|transcript|paper|book|chapter|file|pdf|contract|notes|essay|list|table|data|thread|code)\b/
const OF_MY_OWN =
  /^(?:you|i|it|it's|this|that|they|my|our|the (?:result|reader|readers)|we (?!are|regret|write))\b/

/** "Shorten this. We regret to …": a short order, and behind it nothing but what it works on. */
function isAllBehind(
  { sentences, goal, family, tokens }: SurfaceReading,
  requestText: string,
  lower: string
): boolean {
  if (goal !== 0 || !worksOnMaterial({ family })) return false
  const [main, ...rest] = sentences
  const words = rest.reduce((all, { from, to }) => all + to - from, 0)
  return (
    main.to - main.from <= MAX_ORDER_WORDS &&
    words >= MIN_WORDS_BEHIND &&
    tokens.slice(main.from, main.to).some(({ word }) => word === 'this') &&
    points(requestText) &&
    !ATTACHED.test(requestText) &&
    !/\bit\b/.test(lower.slice(rest[0].start, rest[0].end)) &&
    rest.every((sentence) => isMaterial(sentence, lower)) &&
    !OF_MY_OWN.test(lower.slice(rest[0].start, rest[0].end))
  )
}

const MAX_EXERCISE_WORDS = 40

/** Whether the request works on the little that stands behind it ("Correct this sentence"). */
function isExercise({ sentences, goal }: SurfaceReading, requestText: string): boolean {
  if (!points(requestText) || !ONE_TEXT.test(requestText)) return false
  let words = 0
  for (const { from, to } of sentences.slice(goal! + 1)) words += to - from
  return words <= MAX_EXERCISE_WORDS
}

/** A sentence behind an exercise is worked on whatever it says, unless others beside it could be meant. */
function isWorkedOn(
  { sentences, goal }: SurfaceReading,
  { mood, repeats, label }: Sentence
): boolean {
  if (repeats || label || mood === 'courtesy' || mood === 'heading') return false
  return mood !== 'ask' || sentences.length === goal! + 2
}

const shares = (line: Span, { start, end }: Sentence) => start >= line.start && end <= line.end
