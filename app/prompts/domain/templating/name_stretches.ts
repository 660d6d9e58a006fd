import { FUNCTION_WORDS } from '#app/prompts/domain/discovery/word_weights'
import { ASK_VERBS, OPEN_VERBS, RULE_VERBS } from '#app/prompts/domain/reading/words/verbs'
import type { Stretch } from '#app/prompts/domain/templating/types'
import type { Span } from '#app/prompts/domain/types'

const words = (text: string) => text.trim().split(/\s+/)

export const LANGUAGES = words(
  'English German French Spanish Italian Portuguese Dutch Polish Swedish Danish Norwegian Finnish Czech Greek Turkish Russian Ukrainian Arabic Hebrew Hindi Chinese Japanese Korean'
)
export const CHANNELS = words(
  'LinkedIn Instagram Facebook TikTok YouTube Pinterest Threads Bluesky Mastodon WhatsApp Reddit'
)

/** Capitals that name a form, a tool or a time: a prompt for one of them is seldom one for another. */
const NO_NAMES = new Set(
  words(`I Python JavaScript TypeScript Java Kotlin Swift Rust React Excel Word PowerPoint Google Markdown Kubernetes Node Docker MySQL PostgreSQL SQLite Mermaid
  January February March April May June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday
  AI API FAQ HTML CSS SQL JSON CSV XML PDF URL CEO CTO CFO COO HR IT PR SEO ROI KPI B2B B2C SaaS CRM ERP UX UI OK TV PC DIY UTC GMT USD EUR GBP NGO PHD MBA CV
  TODO NOT AND MUST ALL SVG YAML PRD SOP OKR OKRs QA AM PM README CTA FYI Christmas Easter`)
)

const PART = "\\p{Lu}[\\p{L}\\p{N}'’-]*"
const NAME = new RegExp(
  `(?<=[\\p{L}\\p{N},;)]['’]?s? |\\()${PART}(?: (?:(?:&|of|de|van|von|der|la) )?${PART}| \\d{1,4}\\b)*(?![\\p{L}\\p{N}$])`,
  'gu'
)
const COMPANY = /(?: & |\b(?:Inc|Ltd|LLC|GmbH|AG|Corp|Co|Sons|Group|Bank|Studio|Labs)\b)/
const CONTEXTS: [name: string, before: RegExp][] = [
  [
    'person',
    /\b(?:dear|mr|ms|mrs|dr|prof|named|colleague|boss|manager|friend|(?:email|letter|note|message|reply|mail|write|speak|talk) to)\.? $/i,
  ],
  ['company', /\b(?:company|firm|client|customer|agency|brand|supplier)(?: is| called)? $/i],
  ['product', /\b(?:product|app|service|launch of|our|our new|the new|tool|model)(?: called)? $/i],
  ['place', /\b(?:in|at|near|around|visit|visiting) $/i],
]

/** Names inside sentences, languages and channels, in a masked text. Where most words have a capital, it finds none. */
export function nameStretches(masked: string): Stretch[] {
  if (isLoud(masked)) return []
  return [...masked.matchAll(NAME)].flatMap(({ 0: matched, index }): Stretch | Stretch[] => {
    const name = matched.replace(/['’]s?$/, '')
    const parts = name.split(' ').filter((part) => !/^\d/.test(part))
    if (parts.every((part) => NO_NAMES.has(part))) return []
    if (/\b(?:plain|simple|everyday) $/.test(masked.slice(Math.max(0, index - 10), index)))
      return []
    const before = masked.slice(Math.max(0, index - 30), index)
    const opening = openingOf(before)
    const span = { start: index - opening, end: index + name.length }
    const choice = opening ? null : choiceOf(name, span, before)
    return choice ?? { ...span, ...named(name, before) }
  })
}

const OPENING = /(?:^|[.!?:\n>•"“-]\s*)(\p{Lu}[\p{Ll}'’-]+ )$/u

/** How much of a name stands before its found part, as the first word of a sentence: "Maria" of "Maria Lopez". */
function openingOf(before: string): number {
  const word = OPENING.exec(before)?.[1] ?? ''
  const plain = word.trim().toLowerCase()
  return isPlainWord(plain) ? 0 : word.length
}

const isPlainWord = (word: string) =>
  FUNCTION_WORDS.has(word) || ASK_VERBS.has(word) || OPEN_VERBS.has(word) || RULE_VERBS.has(word)

const SPOKEN = /\b(?:in|into|to|from|and|or|speak|speaks|speaking) $/

function choiceOf(name: string, span: Span, before: string): Stretch | null {
  const choice = { ...span, kind: 'choice', type: 'choice', isLikely: true } as const
  if (CHANNELS.includes(name)) return { ...choice, name: 'channel', options: CHANNELS }
  if (LANGUAGES.includes(name) && SPOKEN.test(before))
    return { ...choice, name: 'language', options: LANGUAGES }
  return null
}

function named(matched: string, before: string): Omit<Stretch, 'start' | 'end'> {
  const name = COMPANY.test(matched)
    ? 'company'
    : (CONTEXTS.find(([, pattern]) => pattern.test(before))?.[0] ?? 'name')
  return { kind: 'name', name, type: 'text', isLikely: true }
}

function isLoud(masked: string): boolean {
  const all = masked.match(/\p{L}{2,}/gu) ?? []
  return all.filter((word) => /^\p{Lu}/u.test(word)).length * 2 > all.length
}
