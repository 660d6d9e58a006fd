import { stem } from '#app/prompts/domain/english/stem'
import type { GoalInput } from '#app/prompts/domain/goals/types'
import { plain } from '#app/prompts/domain/goals/words'

/** Something that a goal names and that the person brings along. */
export interface Thing {
  /** Without articles: "meeting notes". */
  words: string
  kind: GoalInput['kind']
  /** Whether it is a text, or data, of a kind that people have lying around. */
  isMaterial: boolean
  /** Whether one of a list is meant, such as a row. */
  isEntry: boolean
  /** Whether it is people: nobody can paste them. */
  isPerson: boolean
  /** Whether it is spoken of as what the person has: "my notes", "the contract", "customer reviews". */
  isOwn: boolean
}

const wordSet = (words: string) => new Set(words.trim().split(/\s+/).map(stem))

const MATERIALS = wordSet(
  `note transcript minutes email mail message letter review feedback comment survey answer response reply ticket log report
   document contract agreement clause policy proposal offer bid quote invoice receipt paper article chapter essay draft text
   memo brief briefing outline bullet point list spreadsheet csv table data dataset figure number statistic file pdf deck slide
   presentation recording interview conversation chat thread resume cv application description requirement specification spec
   manual guide handbook complaint question request inquiry enquiry order case record statement release post tweet code function
   script query error trace agenda recipe syllabus assignment homework exam questionnaire profile bio lead contact update
   result finding input material source content copy passage paragraph story manuscript lyrics abstract thesis book bill
   budget balance sheet forecast kpi metric analytics export testimonial rating claim incident bug issue backlog
   roadmap changelog commit itinerary checklist template form entry answer submission caption subtitle memo dictation
   observation measurement finding protocol regulation law lease deed will permit warranty disclaimer terms
   newsletter announcement advertisement ad listing posting vacancy schedule timesheet inventory catalog catalogue menu
   price quotation excerpt facts detail idea keyword transaction expense sale statement voicemail memo`
)
const ENTRIES = wordSet(
  `row entry line record item lead customer client product candidate applicant employee student pupil supplier vendor
   company contact page url keyword name person prospect account guest patient member attendee participant location store
   city country project post tweet email message ticket review comment answer response application invoice receipt order
   question complaint resume cv transcript interview article document file letter note description feedback request
   transaction essay paper contract offer image photo video episode slide chapter address link title headline word term sku`
)
const SHORT = wordSet(
  `name topic subject title role position company customer client product city country location audience tone language industry
   keyword phone id theme recipient brand department team occasion season age grade level sender host guest speaker venue
   job event genre mood style color colour size price budget amount quantity number`
)
const PERSONS =
  /^(?:people|persons?|(?:customer|client|candidate|applicant|employee|student|pupil|supplier|vendor|prospect|guest|patient|member|attendee|participant|user|tenant|landlord|parent|colleague|team|boss|manager|reviewer|reader|visitor|neighbou?r|donor|volunteer|buyer|seller|teacher|host)s?)$/i
const DATES = wordSet('date deadline birthday')
const LINKS = wordSet('url link website webpage homepage site')
const PAGE_BEFORE =
  /\b(?:web|home|pricing|landing|product|news|careers?|contact|about|start|blog|sales)$/i
const FILES =
  /\b(?:csv|spreadsheets?|excel|xlsx?|pdfs?|word (?:file|document)s?|docx?|files?|exports?)\b/i
const CONTAINER =
  /^(?:list|set|batch|copy|pile|collection|bunch|stack|series|table|row|rows|csv|spreadsheet|file|export|text|content|contents|recording|transcript|url|link|address|name|number|date|notes?|minutes|log|pair|couple|lot|kind|version|description)s?$/i

const CLASSES: [string, (word: string) => boolean][] = [
  ['material', (word) => MATERIALS.has(stem(word))],
  ['entry', (word) => ENTRIES.has(stem(word))],
  ['short', (word) => SHORT.has(stem(word))],
  ['person', (word) => PERSONS.test(word)],
  ['date', (word) => DATES.has(stem(word))],
  ['link', (word) => LINKS.has(stem(word))],
  ['file', (word) => FILES.test(word)],
  ['container', (word) => CONTAINER.test(word)],
]

/** What a word in small letters may be the name of: "material", "entry", "person" and the like. */
export const classesOfThing = (word: string): string[] =>
  CLASSES.flatMap(([name, holds]) => (holds(word) ? [name] : []))

const DETERMINER =
  /^(?:(?:the|a|an|my|our|your|his|her|its|their|this|that|these|those|some|any|one|both|two|three|four|five|six|seven|eight|nine|ten|several|many|all|each|every|single|following|attached|pasted|uploaded|whole|entire|last|latest|new|\d+|of|month['’]s|week['’]s|year['’]s|today['’]s)\s+)+/i
const OWN =
  /^(?:the|my|our|this|these|those|a|an|some|any|two|three|several|all|both|each|every|your|their)\b/i
const END =
  /^(?:and|or|into|to|for|by|with|without|in|on|at|from|as|that|which|who|whose|about|per|before|after|so|then|is|are|was|were|using|via|i|we|you|it|they|me|us|if|when|while|because|than|between|against|through|under|over|during|until|based|one|whether|how|what|why|plus|out|but|not|only|again|according|where|first|later|now|today|below|above|here|each|every|sorted|ordered)$/i
/** Verbs of what is said about a thing; behind a determiner they are a part of its name: "my cover letter". */
const SAYS =
  /^(?:attached|has|have|must|should|will|can|contains?|includes?|mentions?|meets?|complies|comply|needs?|says?|follows?|covers?)$/i
/** "Politely" behind a thing says how; "reply" is one. */
const ADVERB = /^(?!reply|family|supply|assembly)\p{L}{3,}ly$/iu
const MAX_WORDS = 3
const MAX_PHRASE_NAME = 5
const MAX_PHRASE_WORDS = 14
const WHO = /^\s+who(?:m|se)?\b/i

/** The thing that a text begins with; null where it begins with none. */
export function thingAt(text: string): Thing | null {
  const phrase = phraseAt(text)
  const words = `${phrase} `
    .replace(DETERMINER, '')
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0 || /["{[<]/.test(phrase)) return null
  const parts = partsOf(words)
  const has = (set: ReadonlySet<string>) => set.has(parts.head) || set.has(parts.inner)
  return {
    words: plain(nameOf(words, parts)),
    kind: kindOf(words.join(' '), parts),
    isMaterial: has(MATERIALS) || LINKS.has(parts.head),
    isEntry: has(ENTRIES),
    isPerson:
      PERSONS.test(parts.heads.at(-1)!) ||
      WHO.test(text.slice(text.indexOf(phrase) + phrase.length)),
    isOwn: OWN.test(phrase) || /s$/.test(parts.heads.at(-1)!) || MATERIALS.has(parts.head),
  }
}

/** "Spreadsheet write a text" is no name, and stays recognizable as none. */
const INNER = /^(?:the|an?|my|our)$/i

/** Without the words that only describe it, and without a long "of …". */
const nameOf = (words: string[], { heads }: Parts): string =>
  [
    ...(heads.some((word) => INNER.test(word)) ? heads : heads.slice(-MAX_WORDS)),
    ...(words.length <= MAX_PHRASE_NAME ? words.slice(heads.length) : []),
  ].join(' ')

interface Parts {
  /** The words before "of". */
  heads: string[]
  /** The key of the word that the thing is called by. */
  head: string
  /** The same of what a list or a copy is of; empty where there is none. */
  inner: string
}

function partsOf(words: string[]): Parts {
  const of = words.indexOf('of')
  const heads = of > 0 ? words.slice(0, of) : words
  const isContainer = of > 0 && CONTAINER.test(heads.at(-1)!)
  return { heads, head: headOf(heads), inner: isContainer ? headOf(words.slice(of + 1)) : '' }
}

const headOf = (words: string[]): string =>
  words.length === 0
    ? ''
    : stem(
        words
          .at(-1)!
          .toLowerCase()
          .replace(/['’]s?$/, '')
      )

function kindOf(words: string, { heads, head, inner }: Parts): GoalInput['kind'] {
  const last = heads.at(-1)!.toLowerCase()
  const before = heads.slice(0, -1).join(' ')
  if (LINKS.has(head) || isPage(last, before)) return 'link'
  if (FILES.test(words)) return 'file'
  if (DATES.has(head)) return 'date'
  const isShort = SHORT.has(head) && !/s$/.test(last) && !MATERIALS.has(inner)
  return isShort ? 'text' : 'long'
}

const isPage = (last: string, before: string): boolean =>
  (/^pages?$/.test(last) && PAGE_BEFORE.test(before)) ||
  (last === 'address' && /\bweb/i.test(before))

/** The words of a thing, up to what does not belong to it any more. */
export function phraseAt(text: string): string {
  const words: string[] = []
  for (const word of text.trimStart().split(/\s+/, MAX_PHRASE_WORDS)) {
    const bare = word.replace(/[,;:.!?()“”"]+.*$/, '')
    if (endsThing(bare, words)) break
    if (bare !== '') words.push(bare)
    if (bare !== word || bare === '') break
  }
  return words.join(' ')
}

function endsThing(word: string, before: string[]): boolean {
  const mayLead = before.length === 0 && /^(?:one|each|every)$/i.test(word)
  return (END.test(word) && !mayLead) || ((SAYS.test(word) || ADVERB.test(word)) && !isOpen(before))
}

/** Whether some words wait for the name of a thing. */
const isOpen = (words: string[]): boolean =>
  `${words.join(' ')} `.replace(DETERMINER, '').trim() === ''

const NO_KEY = new Set(['the', 'a', 'an', 'of', 'my', 'our', 'and'])
/** The words of a name, each by the key of all its forms. */
export const keysOf = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !NO_KEY.has(word))
    .map(stem)

/** Whether two names may mean the same thing: the last word of one is a word of the other. */
export function isSameThing(one: string, other: string): boolean {
  const keys = keysOf(one)
  const others = keysOf(other)
  const last = keys.at(-1)
  const otherLast = others.at(-1)
  return (
    last !== undefined &&
    otherLast !== undefined &&
    (others.includes(last) || keys.includes(otherLast))
  )
}
