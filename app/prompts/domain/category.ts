import type { Family } from '#app/prompts/domain/reading/family/families'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { withoutEnding } from '#app/prompts/domain/without_ending'

export const CATEGORIES = ['marketing', 'content', 'sales', 'productivity', 'support'] as const
export type Category = (typeof CATEGORIES)[number]

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Words that tell the field of work; the first list wins a tie. */
const FIELDS: [Category, Set<string>][] = [
  [
    'support',
    words(
      'support ticket tickets complaint complaints refund refunds helpdesk troubleshoot troubleshooting faq faqs warranty apology unhappy angry dissatisfied cancellation'
    ),
  ],
  [
    'sales',
    words(
      'sales sell selling prospect prospects lead leads proposal quote deal deals pitch outreach cold buyer buyers crm discovery pricing negotiation upsell client clients'
    ),
  ],
  [
    'marketing',
    words(
      'marketing campaign campaigns ad ads advertisement advertising brand branding newsletter seo social linkedin instagram twitter facebook tiktok tweet promotion promote launch launching product landing audience slogan tagline'
    ),
  ],
  [
    'content',
    words(
      'blog article articles essay story stories poem post posts script video podcast outline headline content book chapter novel song speech guide tutorial'
    ),
  ],
]

/** The category under which the history shows a prompt; `productivity` where no field is named. */
export function categoryOf(reading: Reading): Category {
  const counts = FIELDS.map(([category, list]) => ({ category, count: countOf(reading, list) }))
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a))
  return best.count ? best.category : fromFamily(reading)
}

/** The main request counts three times as much as the rest; pasted material does not count. */
function countOf({ sentences, tokens, goal }: Reading, list: Set<string>): number {
  return sentences.reduce((all, { from, to, mood }, index) => {
    if (mood === 'data') return all
    const hits = tokens.slice(from, to).filter(({ word }) => list.has(word)).length
    return all + hits * (index === goal ? 3 : 1)
  }, 0)
}

const CREATIVE: ReadonlySet<Family | null> = new Set<Family>(['publish', 'story', 'teach'])

const fromFamily = ({ family }: Reading): Category =>
  CREATIVE.has(family) ? 'content' : 'productivity'

const MAX_GUESSED_TITLE_LENGTH = 80
const POLITE =
  /^(?:please |can you |could you |would you |help me (?:to |with )?|i (?:want|need) you to |i would like you to |i need |i want )+/i

/** A one-line title from the main request; never over 200 characters, never empty. */
export function titleOf({ text, goal, sentences }: Reading): string {
  const requestText = goal === null ? text : text.slice(sentences[goal].start, sentences[goal].end)
  const line = requestText
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(POLITE, '')
  const title = shorten(withoutEnding(line, /[\s.:;,!?…]/))
  return title ? title[0].toUpperCase() + title.slice(1) : 'Untitled prompt'
}

/** Cut between words, and never inside a character of two units. */
function shorten(line: string): string {
  if (line.length <= MAX_GUESSED_TITLE_LENGTH) return line
  const space = line.lastIndexOf(' ', MAX_GUESSED_TITLE_LENGTH - 1)
  const end = space > MAX_GUESSED_TITLE_LENGTH / 2 ? space : MAX_GUESSED_TITLE_LENGTH - 1
  const whole = /[\uD800-\uDBFF]/.test(line[end - 1]) ? end - 1 : end
  return `${line.slice(0, whole).replace(/[\s.:;,!?]+$/, '')}…`
}
