import type { Ask, AskKind, Line } from '#app/prompts/domain/deliverables/deliverable'
import { TOOL } from '#app/prompts/domain/english/tools'
import { stem } from '#app/prompts/domain/english/stem'
import { isContentWord } from '#app/prompts/domain/reading/words/content_words'
import { wantsInput } from '#app/prompts/domain/reading/input'
import { strengthOf } from '#app/prompts/domain/reading/needs'
import { applyEdits } from '#app/prompts/domain/edits'
import type { Job, Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'

/** Share of a line's content words that stand in the request when it says the same. */
const SAME = 0.6
const MAX_READ_WORDS = 2_000

const WORDS = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu
const wordsOf = (text: string) => (text.toLowerCase().match(WORDS) ?? []) as string[]

/** How strongly a slot must be told to be left alone. */
const ENOUGH: Partial<Record<Job, number>> = {
  form: 0.45,
  length: 0.3,
  tone: 0.35,
  audience: 0.5,
  purpose: 0.5,
  edge: 0.6,
  coverage: 0.8,
  check: 0.6,
}

const DATE =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b|\b(?:today|tomorrow|tonight|yesterday|next week|this week|last week|next month|this year)\b|\b\d{1,2}[./]\d{1,2}\b|\b(?:19|20)\d\d\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2} ?(?:am|pm)\b/i
const AMOUNT =
  /[$€£¥]\s?\d|\b\d[\d.,]{0,14}\s?(?:k|m|usd|eur|gbp|euros?|dollars?|pounds?|bucks|%|percent)\b/i
const DURATION =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve|half an?|an?)[- ](?:minute|min|hour|day|night|week|weekend|month|year|session|lesson)s?\b/i
const COUNT = /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|dozen)\b/i
/** Signs of a reason: a word such as "because", "for" with a verb, or a clause about a person that is not a wish. */
const REASON =
  /\b(?:because|since|due to|reason|after|so that)\b|\bfor (?:not )?\w+ing\b|\b(?:i|we|they|he|she)(?:['’]\w+)? (?!need\b|want\b|would\b|like\b|wish\b|have to\b|must\b)\w+|\b(?:there|it|that)(?:['’]s| is| was| has)\b/i
/** What something is about, or what is replied to. */
const MATTER =
  /\b(?:to|for|about|of|on|over|regarding|re) (?:a|an|the|my|our|his|her|their|your|this|that|\p{L}{3,})|\b(?:who|whose)\b/iu
/** What something is for. */
const PURPOSE =
  /\bfor (?:a|an|the|my|our|his|her|their|this|that|\p{L}+ing)\b|\bso (?:that|we|i|they)\b|\b(?:i|we) (?:want|need|have|hope) to\b/iu
const LEVEL =
  /\b(?:beginners?|intermediate|advanced|grade|year \d+|class \d+|level|[abc][12]|kids?|children|adults?|students?|freshers?|\d+[- ]year[- ]olds?|university|college|school|primary|secondary|gcse|undergrad\w*|novices?)\b|\bfor (?:\p{L}+ )?\p{L}{3,}s\b/iu
const PLACE = /\b(?:in|at|near|from|to|around) \p{Lu}\p{L}+/u
/** Names the person that the result is for. */
const RELATION =
  /\b(?:to|for|from|with) (?:\d|\p{L}+)|\b(?:[Mm]rs?|[Mm]s|[Dd]r|[Pp]rof)\b|\b(?:tell|ask|remind|thank|email|text|invite) (?:my|our|the|his|her|their|all|\p{Lu})/u

const FORBIDS = /\b(?:no|not|never|without|nothing|nobody)\b/i
const CLOSED =
  /\b(?:only|nothing (?:else|but|more)|just the|no (?:list|title|comments?|explanations?|intro\w*|extras?|frills|markdown|table|headings?|bullets?))\b/i
/** A result of so few lines or words has no room for points of its own. */
const TINY =
  /\b(?:one|two|three|[1-3])[- ](?:line|sentence|liner|phrase)s?\b|(?<![\d,.])(?:[1-9]|[1-3]\d|40)[- ]words?\b|\b(?:one|single)[- ]word\b/i
const ONE_UNIT = /\bone[- ](?:word|sentence|line|liner|paragraph|page)\b/i

/** A figure or a date of the case; a number that counts words, lines or the like of the result is none. */
const FIGURE =
  /[$€£¥]?\b\d[\d.,:/-]*\p{L}{0,4}\b(?!(?: \p{L}+)? (?:words?|lines?|sentences?|paragraphs?|pages?|bullets?|points?|items?|ideas?|questions?|options?|versions?)\b)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/giu
/** A capital within a sentence. */
const NAME = /(?<=\p{Ll}[ ,]{1,2})\p{Lu}\p{Ll}+/gu
/** What separates a request from what is said besides. */
const DETAILS = /[,;:(\n]| [-–—] |[.?!] /

/** So many of them tell the case. */
const MIN_FACTS = 2

/** Signs that something of a kind is told. Others are read from the evidence of a job. */
const SIGNS: Partial<Record<AskKind, RegExp>> = {
  date: DATE,
  amount: AMOUNT,
  duration: DURATION,
  count: COUNT,
  reason: REASON,
  level: LEVEL,
  tool: TOOL,
  place: PLACE,
  readers: RELATION,
  matter: MATTER,
  purpose: PURPOSE,
}

/** What a question is about by its words, and what in a request answers such a question. */
const ANSWERS: [question: RegExp, answer: RegExp][] = [
  [/\b(?:when|by when|dates?|deadline)\b/i, new RegExp(`${DATE.source}|${DURATION.source}`, 'i')],
  [
    /\b(?:how long|how often|how many minutes|time)\b/i,
    /\d ?(?:min|sec|h|hr|day|week|wk|month|year)/i,
  ],
  [/\bhow many\b/i, /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)\b/i],
  [/\bhow much\b/i, AMOUNT],
  [/\bwhere\b/i, /\b(?:in|at|near|outside|inside) (?:a|an|the|our|my|\p{Lu})/u],
  [/\b(?:columns?|cells?|fields?)\b/i, /\b(?:col|column|cell|field)s?\b|\bin [A-Z]\d*\b/],
  [/\b(?:country|state|law)\b/i, /\blaw\b|\b(?:in|under) (?:the )?\p{Lu}/u],
]

const JOB_OF: Partial<Record<AskKind, Job>> = {
  readers: 'audience',
  purpose: 'purpose',
  style: 'tone',
}

/** Such a text is filled in later, so that the facts of one case do not matter yet. */
const FILLED_LATER = ['template', 'blank form']

/** Something is told behind a colon. */
const BEHIND_COLON = /:\s+\S+(?:[ ,]+\S+){4}/

/** A request of so many words has told what it is about, unless the question is narrower. */
const RICH_WORDS = 25

/** The text with spaces in place of what is set apart as material, such as an example in JSON: nobody says its words. */
const withoutMaterial = ({ text, opaque }: Reading): string =>
  applyEdits(
    text,
    opaque
      .filter(({ kind }) => kind === 'fence' || kind === 'data')
      .map(({ start, end }) => {
        const before = text.slice(start, end)
        return { start, end, before, after: ' '.repeat(end - start), rule: '', reason: '' }
      })
  )

/** What a request says already, so that nothing is said or asked twice and nothing it says is contradicted. */
export class RequestTraits {
  readonly #stems: ReadonlySet<string>
  readonly #text: string
  /** Words outside pasted material. */
  readonly words: number
  /** The request without lines such as "Reader: owners of cafés", which answer questions. */
  readonly #unlabeled: string

  constructor(private readonly reading: Reading) {
    const asked = withoutMaterial(reading)
    const wordingOf = (some: Sentence[]) =>
      some.map(({ start, end }) => asked.slice(start, end)).join('\n')
    const spoken = reading.sentences.filter(speaks)
    this.#text = wordingOf(spoken)
    this.#unlabeled = wordingOf(spoken.filter(({ label }) => label === null))
    const words = wordsOf(this.#text).slice(0, MAX_READ_WORDS)
    this.words = words.length
    this.#stems = new Set(words.map(stem))
  }

  /** Whether the request settles a job itself. */
  settles(job: Job): boolean {
    return strengthOf(this.reading.evidence[job], true) >= (ENOUGH[job] ?? 0.5)
  }

  /** Whether the request names one of the words, in any form. */
  names(words: readonly string[]): boolean {
    return words.some((word) => {
      const parts = wordsOf(word)
      return parts.length > 0 && parts.every((part) => this.#stems.has(stem(part)))
    })
  }

  /** Whether the request says most of what a line says. */
  says(text: string): boolean {
    const words = wordsOf(text).filter(isContentWord).map(stem)
    const known = words.filter((word) => this.#stems.has(word))
    return words.length > 0 && known.length / words.length >= SAME
  }

  /** The text of a line, or null where the request says it, or says something that keeps it away. */
  open(line: Line | null | undefined): string | null {
    if (!line) return null
    const { text, unless } = typeof line === 'string' ? { text: line, unless: [] } : line
    return this.names(unless) || this.says(text) || this.#isForbidden(text) ? null : text
  }

  /** Whether a line forbids something that the request speaks of: it may well be wanted. */
  #isForbidden(text: string): boolean {
    const sentences = text.split(/(?<=[.;:]) /).filter((sentence) => FORBIDS.test(sentence))
    return sentences.some((sentence) =>
      wordsOf(sentence).some((word) => isContentWord(word) && this.#stems.has(stem(word)))
    )
  }

  /** Whether the request says that nothing else is wanted, or names what to leave out. */
  isClosed(): boolean {
    return CLOSED.test(this.#text)
  }

  /** Whether the result has so few words that a list of what it must contain would ask for more. */
  isTiny(): boolean {
    return TINY.test(this.#text)
  }

  /** Whether the request states a number of its own, which a usual length could contradict. */
  counts(): boolean {
    return COUNT.test(this.#text) || ONE_UNIT.test(this.#text)
  }

  /** Whether the answer to a question stands in the request. */
  answers({ label, question, kind, cues }: Ask): boolean {
    if (this.names(FILLED_LATER) || (cues && this.names(cues))) return true
    if (ANSWERS.some(([asks, isIn]) => asks.test(question) && isIn.test(this.#text))) return true
    if (this.reading.text.includes(`${label}: `)) return true
    return kind !== undefined && this.answersKind(kind)
  }

  answersKind(kind: NonNullable<Ask['kind']>): boolean {
    if (kind === 'material') return this.isRich()
    if (kind === 'facts') return this.isRich() || this.#statesFacts()
    const job = JOB_OF[kind]
    return (job !== undefined && this.settles(job)) || (SIGNS[kind]?.test(this.#text) ?? false)
  }

  #statesFacts(): boolean {
    const count = (sign: RegExp) => this.#text.match(sign)?.length ?? 0
    return count(FIGURE) + count(NAME) >= MIN_FACTS
  }

  /** Whether more is said than what is wanted: a second sentence, or something behind a comma. Answers do not count. */
  hasDetails(): boolean {
    return DETAILS.test(this.#unlabeled.trim())
  }

  /** Whether it has fewer words than that, answers to questions aside. */
  isShorterThan(words: number): boolean {
    return wordsOf(this.#unlabeled).length < words
  }

  /** Whether the request is long or brings along what it is about. */
  isRich(): boolean {
    return this.words >= RICH_WORDS || this.hasMaterial() || BEHIND_COLON.test(this.#text)
  }

  /** Material to work on is given, or a marked place for it. */
  hasMaterial(): boolean {
    return this.reading.evidence.input.length > 0
  }

  /** The request speaks of material that it does not hold. */
  lacksMaterial(): boolean {
    return wantsInput(this.reading) && !this.hasMaterial()
  }
}
