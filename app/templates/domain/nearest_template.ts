import {
  chooseDeliverable,
  wordsAskedFor,
} from '#app/prompts/domain/deliverables/choose_deliverable'
import { wordingOf, type Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import { recordOf } from '#app/prompts/domain/deliverables/record_store'
import { stem } from '#app/prompts/domain/english/stem'
import { kindOf } from '#app/prompts/domain/kinds/kind'
import type { Family } from '#app/prompts/domain/reading/family/families'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { isContentWord } from '#app/prompts/domain/reading/words/content_words'
import { ASK_VERBS, OPEN_VERBS, RULE_VERBS } from '#app/prompts/domain/reading/words/verbs'

/** What a list of templates tells of each. */
export interface ListedTemplate {
  id: string
  title: string
  description: string
  tags: string[]
}

/** What a request says, as far as a title can be compared with it. */
interface Wanted {
  family: Family
  /** The deliverable that it names, or that the person chose. */
  deliverable: Deliverable | null
  words: ReadonlySet<string>
  /** The stems of what its main verb governs. */
  object: ReadonlySet<string>
  /** Stems that its deliverable always means: nobody says them. */
  implied: ReadonlySet<string>
}

/** The least share of a title, weighed by the rarity of its words, that a request must say. */
const MIN_SHARE = 0.65
/** Who wrote more has a prompt already; a template would only be a new start. */
const MAX_REQUEST_WORDS = 60

/**
 * The template whose title says what a request asks for, or null where none is near. Both must be of one family of work,
 * and of one deliverable where the title names one; words that few templates have say more (Spärck Jones 1972). A text
 * with variables is a template itself. `kind` is what the person chose, or null. The record of the family must be loaded.
 */
export function nearestTemplate<Listed extends ListedTemplate>(
  reading: Reading,
  kind: string | null,
  { entries, weigh }: PreparedTemplates<Listed>
): Listed | null {
  const wanted = wantedBy(reading, kind)
  if (!wanted) return null
  let best: { template: Listed; rank: number } | null = null
  for (const entry of entries) {
    const rank = rankOf(entry, wanted, weigh)
    if (rank > (best?.rank ?? 0)) best = { template: entry.template, rank }
  }
  return best?.template ?? null
}

interface Entry<Listed extends ListedTemplate = ListedTemplate> {
  template: Listed
  /** The stems of its title, and those of all that a list tells of it. */
  title: string[]
  stems: string[]
}

/** Templates as requests are compared with them. */
export interface PreparedTemplates<Listed extends ListedTemplate = ListedTemplate> {
  entries: Entry<Listed>[]
  weigh: Weigh
}

/** Reads the texts of some templates once, for any number of requests. */
export function prepareTemplates<Listed extends ListedTemplate>(
  templates: readonly Listed[]
): PreparedTemplates<Listed> {
  const entries = templates.map((template) => ({
    ...{ template, title: titleStems(template.title), stems: stemsIn(template) },
  }))
  return { entries, weigh: scaleFor(entries) }
}

function wantedBy(reading: Reading, kind: string | null): Wanted | null {
  const { family, opaque } = reading
  const asked = wordsAskedFor(reading)
  if (family === null || !asked || opaque.some((one) => one.kind === 'variable')) return null
  const words = wordsIn(spokenText(reading))
  if (words.length > MAX_REQUEST_WORDS) return null
  const chosen = kindOf(kind)?.deliverable
  const deliverable = chosen
    ? (recordOf(family).deliverables.find(({ id }) => id === chosen) ?? null)
    : chooseDeliverable(reading)
  return {
    family,
    deliverable,
    words: new Set(words.map(stem)),
    object: new Set(asked.stems.slice(0, asked.object)),
    implied: deliverable ? impliedBy(deliverable) : new Set(),
  }
}

const spokenText = ({ sentences, text }: Reading): string =>
  sentences
    .filter(speaks)
    .map(({ start, end }) => text.slice(start, end))
    .join('\n')

/** What a deliverable's lines speak of, and what several of its names have. */
function impliedBy({ names, contains = [], form, limits = [], asks = [] }: Deliverable) {
  const lines = [form, ...limits].filter((line) => line !== null && line !== undefined)
  const texts = [...contains, ...lines.map(wordingOf), ...asks.map(({ question }) => question)]
  const implied = new Set(stemsOf(texts.join(' ')))
  const named = new Set<string>()
  for (const one of names.flatMap((name) => [...new Set(stemsOf(name))]))
    if (named.has(one)) implied.add(one)
    else named.add(one)
  return implied
}

type Weigh = (stems: Iterable<string>) => number

function scaleFor(entries: readonly Entry[]): Weigh {
  const spread = new Map<string, number>()
  for (const { stems } of entries)
    for (const one of stems) spread.set(one, (spread.get(one) ?? 0) + 1)
  const rarity = (one: string) => Math.log(1 + entries.length / spread.get(one)!)
  return (stems) => [...stems].reduce((sum, one) => sum + rarity(one), 0)
}

/** 0 where a template is not near; else more for what is said of it, and less for what is not said of its title. */
function rankOf({ template, title, stems }: Entry, wanted: Wanted, weigh: Weigh): number {
  const { words, object, implied, family, deliverable } = wanted
  if (!title.some((one) => words.has(one))) return 0
  const kind = kindOfTitle(template.title, family)
  if (!kind || (kind.deliverable !== null && kind.deliverable !== deliverable?.id)) return 0
  const isSame = kind.deliverable !== null
  if (!isSame && !object.has(title.at(-1)!)) return 0
  const matched = title.filter((one) => words.has(one) || (isSame && implied.has(one)))
  const [whole, known] = [weigh(title), weigh(matched)]
  if (known / whole < MIN_SHARE) return 0
  return weigh(stems.filter((one) => words.has(one))) - (whole - known)
}

/** What a title asks for; null where that is work of another family. */
function kindOfTitle(title: string, family: Family): { deliverable: string | null } | null {
  const asked = `Write ${title.toLowerCase()}`
  if (read(asked).ranked[0]?.[0] !== family) return null
  const reading = read(asked, undefined, { family, confidence: 1 })
  return { deliverable: chooseDeliverable(reading)?.id ?? null }
}

const stemsIn = ({ title, description, tags }: ListedTemplate): string[] => [
  ...new Set(stemsOf([title, description, ...tags].join(' '))),
]

const stemsOf = (text: string): string[] => stemsAmong(wordsIn(text))

/** The stems of a title, without a last word that names who makes it: "Proposal Writer". */
function titleStems(title: string): string[] {
  const words = wordsIn(title)
  return stemsAmong(isMaker(words.at(-1) ?? '') ? words.slice(0, -1) : words)
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A title may name its work by a verb: "Blog Post Outline". */
const stemsAmong = (words: string[]): string[] =>
  words.filter((word) => isContentWord(word) || isVerb(word)).map(stem)

const isVerb = (word: string): boolean =>
  ASK_VERBS.has(word) || OPEN_VERBS.has(word) || RULE_VERBS.has(word)

const isMaker = (word: string): boolean =>
  /(?:er|or)$/.test(word) &&
  [word.slice(0, -2), word.slice(0, -1), `${word.slice(0, -2)}e`].some(
    (verb) => ASK_VERBS.get(verb) === 'write'
  )
