import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { matchesOf } from '#app/prompts/domain/matches'
import { speaks } from '#app/prompts/domain/reading/sentences'
import type { Span } from '#app/prompts/domain/types'

const THING =
  'texts?|articles?|e-?mails?|mails?|messages?|threads?|memos?|reports?|transcripts?|notes|minutes|documents?|files?|spreadsheets?|sheets?|tables?|lists?|figures|data|dataset|results|survey|feedback|reviews?|comments?|tickets?|resumes?|résumés?|cvs?|letters?|contracts?|clauses?|drafts?|essays?|code|macros?|scripts?|functions?|screenshots?|images?|photos?|pictures?|sketch(?:es)?|logos?|guides?|guidelines|style sheets?|polic(?:y|ies)|leaflets?|brochures?|quotes?|offers?|offer letters?|invoices?|receipts?|statements?|descriptions?|postings?|adverts?|logs?|chats?|conversations?|recordings?|slides|decks?|presentations?|paragraphs?|passages?|chapters?|poems?|stor(?:y|ies)|recipes?|menus?|agendas?|forms?|questionnaires?|briefs?|templates?|numbers|answers|responses|interviews?|posts?|tweets?|pdfs?|excerpts?|extracts?|summar(?:y|ies)|proposals?|abstracts?|papers?|stud(?:y|ies)|cases?|pages?|items|sentences?|words|lines|entries|records|bullet points|points|plan|plans|budget|charts?|graphs?|diagrams?|maps?|names|addresses|job descriptions?|content|material|materials|information|complaints?|testimonials?|profiles?|speech(?:es)?|bios?|captions?|headlines?|bylaws|by-laws|statutes?|referrals?|prescriptions?|x-rays?|scans?|applications?|deeds?|leases?|agreements?|judg(?:e)?ments?|affidavits?|manuscripts?|protocols?|bookings?|reservations?|blueprints?|measurements?|flyers?|posters?|petitions?|appendix|annex|folder|bank statements?'
const ONE_THING = new RegExp(`^(?:${THING})$`)
const WORDS = "(?:[a-zà-ÿ0-9’'&-]+ ){0,4}?"

const expression = (source: string) => new RegExp(`\\b(?:${source})(?![a-zà-ÿ])`, 'g')
const SENT =
  "(?:that |which )?(?:i|we)(?:'ve| have|'d| had)? (?:just |already )?(?:sent|shared|uploaded|attached|gave|given|forwarded|mailed|provided|showed|shown|copied|linked|mentioned|told|described|put|entered|typed|posted)(?: (?:to )?you)?"
const GIVEN_ELSEWHERE = expression(
  `(?:the |my |our |these |this |both |two )?(?:${WORDS})?(?:attached|enclosed|uploaded|forwarded) (?:${WORDS})?(?:${THING})|(?:the|my|our|this|these) ${WORDS}(?:${THING}) (?:${WORDS})?(?:${SENT}|in the attachments?)|attached(?= is| are|:| you)|the attached(?=[,.;]| and)|the attachments?|as (?:we )?discussed(?: (?:earlier|yesterday|before|last week))?|(?:in|from) (?:my|our) (?:last|previous|earlier) (?:message|chat|conversation|session|prompt|call)|what i (?:sent|told|gave) you|(?:the|this) screenshots?`
)
const BELOW = expression(
  `(?:(?:the|my|our|these|this|two|three|both) )?${WORDS}(?:${THING}) (?:that follows?|below|at the (?:end|bottom) of (?:this|the|my) (?:message|prompt|text)|underneath|i(?:'ve| have)? (?:just )?pasted)|the following ${WORDS}(?:${THING})|here (?:is|are) (?:the|my|our) ${WORDS}(?:${THING})`
)
const ABOVE = expression(
  `(?:the|my|our|these|this) ${WORDS}(?:${THING}) (?:above|from (?:above|earlier|before)|earlier)|the above(?: ${WORDS}(?:${THING}))?`
)
const THIS = expression(
  `(?:this|these) (?:[a-zà-ÿ-]+(?:'s|’s)? )?(?:${THING})|my (?:notes|minutes|draft|transcript|essay|text|email|cv|resume|code|letter|speech)(?: from| of| about|(?= into| for| so| and| to)|[.,:]|$)|(?:the|our) (?:transcript|recording|minutes|meeting notes) (?:of|from)`
)

/** Never the pasted material itself. */
const APART =
  /\b(?:guides?|guidelines|style sheets?|polic(?:y|ies)|templates?|briefs?|sketch(?:es)?|images?|photos?|pictures?|logos?|screenshots?)\b/
/** What plain sentences can be. */
const LOOSE =
  /\b(?:texts?|paragraphs?|descriptions?|stor(?:y|ies)|information|content|figures|numbers|sentences?|points?|facts|statements?|the above)\b/
const saidAt = ({ masked }: Reading, { start, end }: Span) => masked.slice(start, end).toLowerCase()

/** What a place of reference points at, and whether it is there. */
interface Kind {
  /** What a sentence must hold to be looked at closely. */
  trigger: RegExp
  /** The places in a sentence, or null where it does not hold the trigger. */
  find(said: string): Span[] | null
  isThere(reading: Reading, span: Span): boolean
}

const KINDS: Kind[] = [
  {
    ...lookingFor(
      /attach|enclos|upload|forward|screenshot|sent|shared|gave|given|mailed|provided|show|copied|linked|mention|told|described|put|entered|typed|posted|discussed|previous|last|earlier/,
      GIVEN_ELSEWHERE
    ),
    isThere: (reading, span) =>
      holds(reading, LARGE) || (reading.data !== null && !APART.test(saidAt(reading, span))),
  },
  {
    ...lookingFor(/below|follow|pasted|underneath|here (?:is|are)|at the (?:end|bottom)/, BELOW),
    isThere: (reading, { end }) => materialIn(reading, end, reading.text.length),
  },
  {
    ...lookingFor(/above|earlier|before/, ABOVE),
    isThere: (reading, span) =>
      namedBefore(reading, span) ||
      (LOOSE.test(saidAt(reading, span))
        ? materialIn(reading, 0, span.start)
        : holds(reading, MATERIAL, 0, span.start) || listedBefore(reading, span.start)),
  },
  {
    ...lookingFor(
      /\b(?:this|these|my|our|the (?:transcript|recording|minutes|meeting notes))\b/,
      THIS
    ),
    isThere: (reading, span) => materialIn(reading, 0, reading.text.length, span),
  },
]

function lookingFor(trigger: RegExp, pattern: RegExp): Pick<Kind, 'trigger' | 'find'> {
  const spanOf = ({ 0: words, index }: RegExpExecArray) => ({
    start: index + Math.max(0, words.search(DETERMINER)),
    end: index + words.length,
  })
  return {
    trigger,
    find: (said) => (trigger.test(said) ? matchesOf(said, pattern).map(spanOf) : null),
  }
}

const LARGE: readonly string[] = ['fence', 'data', 'variable', 'blank']
const MATERIAL: readonly string[] = [...LARGE, 'quote', 'link', 'code']

/** A tag that holds rules, or a quotation that only shows or names something, is nothing to work on. */
const NO_MATERIAL_TAG =
  /^<(?:rubric|rules?|criteria|format|output|instructions?|examples?|template|style|role|task|limits?|constraints?|context|tone|audience)\b/i
const SHOWS =
  /(?:e\.g\.?|example|instance|like this(?: one)?|such as|word|words|called|named|title|headline|label|slogan|says?|reads|pattern|model|as)[\s:,]*$/i

function holds(
  { opaque, text }: Reading,
  kinds: readonly string[],
  from = 0,
  to = Infinity
): boolean {
  return opaque.some(({ kind, start, end }) => {
    if (!kinds.includes(kind) || start < from || end > to) return false
    if (kind === 'quote')
      return end - start > 18 && !SHOWS.test(text.slice(Math.max(0, start - 20), start))
    return kind !== 'data' || !NO_MATERIAL_TAG.test(text.slice(start, start + 20))
  })
}

const DETERMINER = /\b(?:the|my|our|these|this|both|two|three)\b/
/** Sentences that are looked at for each kind, and characters in which their thing may have been made. */
const MOST = 8
const LOOK_BACK = 2000
const LONGEST = 600

/** Places where the text points to material that is not in it, in order. */
export function missingReferences(reading: Reading): Span[] {
  if (reading.goal === null) return []
  const lower = reading.masked.toLowerCase()
  const said = reading.sentences.map(({ start, end }) => ({
    start,
    wording: reading.wordings.of(lower.slice(start, Math.min(end, start + LONGEST))),
    overlong: end - start > LONGEST ? lower.slice(start, end) : '',
  }))
  const found = KINDS.flatMap(({ trigger, find, isThere }) =>
    said
      .filter(({ wording, overlong }) => wording.once(find) ?? trigger.test(overlong))
      .slice(0, MOST)
      .flatMap(({ start, wording }) => (wording.once(find) ?? []).map((span) => moved(span, start)))
      .filter((span) => counts(reading, lower, span) && !isThere(reading, span))
  )
  return found.sort((a, b) => a.start - b.start)
}

const moved = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by })

/** A reference in a sentence that speaks, to something that was not named or made before. */
function counts(reading: Reading, lower: string, { start, end }: Span): boolean {
  const here = reading.sentences.find((sentence) => sentence.start <= start && sentence.end >= end)
  if (!here || !speaks(here) || here.section === 'example') return false
  const rest = lower.slice(end, here.end)
  const inline = /^[^.]{0,30}:\s*\S+(?:\s+\S+){2}/.test(rest)
  const noun = lower
    .slice(start, end)
    .split(/[^\p{L}]+/u)
    .find((word) => ONE_THING.test(word))
  const named =
    noun !== undefined &&
    new RegExp(
      `\\b(?:an?|each|every|one|\\d+|write|draft|produce|create|as|into) (?:\\p{L}+ ){0,2}${noun.replace(/s$/, '')}`,
      'u'
    ).test(lower.slice(Math.max(0, start - LOOK_BACK), start))
  const follows = rest.trim() === ':' || /:\s*$/.test(rest)
  const runsOn = /^\s+[A-Z"“]/.test(reading.text.slice(end, end + 3))
  return (
    !inline &&
    !runsOn &&
    !named &&
    !(follows && end < lower.trimEnd().length - 3 && lower.slice(here.end).trim().length > 0)
  )
}

const OWN_WORDS = [
  'role',
  'goal',
  'purpose',
  'audience',
  'format',
  'length',
  'tone',
  'rule',
  'edge',
  'check',
  'example',
  'steps',
]

/** Material between two places: marked, pasted, listed, or a paragraph of statements of its own. */
function materialIn(reading: Reading, from: number, to: number, except?: Span): boolean {
  const { data, sentences, masked } = reading
  if (holds(reading, MATERIAL, from, to)) return true
  if (data && data.end > from && data.start < to) return true
  const told = sentences.filter(
    (sentence) =>
      sentence.start >= from &&
      sentence.end <= to &&
      !(except && sentence.start <= except.start && sentence.end >= except.end) &&
      isMaterial(sentence, masked)
  )
  const words = told.reduce((all, sentence) => all + sentence.to - sentence.from, 0)
  return words > 5
}

function isMaterial({ mood, listed, section, start, repeats }: Sentence, masked: string): boolean {
  if (repeats) return false
  if (mood === 'data') return true
  if (mood !== 'statement' && !(mood === 'question' && listed)) return false
  if (section && OWN_WORDS.includes(section)) return false
  const ownLine =
    start === 0 ||
    /\n[\s>]*(?:[-*•–]|\(?\w{1,3}[.):]|#+)?\s*$/.test(masked.slice(Math.max(0, start - 12), start))
  return listed !== null || ownLine
}

/** A heading or label of that name stands before ("## Budget" … "the budget above"). */
function namedBefore({ sentences, masked }: Reading, { start, end }: Span): boolean {
  const words = masked
    .slice(start, end)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
  return sentences.some(({ mood, label, ...at }) => {
    const name = mood === 'heading' ? masked.slice(at.start, at.end).toLowerCase() : label
    return (
      name !== null && at.end < start && words.some((word) => name.includes(word.replace(/s$/, '')))
    )
  })
}

const listedBefore = ({ sentences }: Reading, before: number) =>
  sentences.some(
    ({ mood, listed, end }) => end < before && (mood === 'data' || (listed && mood === 'statement'))
  )
