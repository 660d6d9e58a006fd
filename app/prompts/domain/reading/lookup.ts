import type { Job, Reading } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'

/** Asks for one fact, or for yes or no. */
const FACT =
  /^(?:(?:in|at|on|from|to|by|for|of) )?(?:who|whose|when|where|which|is|are|was|were|did|does|do|has|have|how (?:many|much|old|far|tall|long|big|large|high|fast|deep|heavy|often))\b|^what (?:is|are|was|were) (?:the )?(?:\p{L}+est|most|least|first|last|capital|name|date|year|number|title|formula|distance|population|currency|meaning of the word)\b|^what (?:year|day|time|colou?r|country|city|language|number)\b/u

/** Asks for something that is worked out. */
const SUM =
  /\b(?:calculate|compute|solve|perimeter|circumference|equation|square root|percent(?:age)? of|how much is|convert)\b/

/** Asks for so many known things. */
const LIST =
  /^(?:please )?(?:list|name|give me|state) (?:the |me |all )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\b/

/** Wants judgement or a piece of work, however it begins. */
const MORE =
  /\b(?:why|explain|compare|comparison|difference|analy[sz]e|describe|discuss|recommend|should|strategy|plan|write|draft|ideas?|pros and cons|step by step|in detail)\b/

/** What a short question with one right answer does without. */
const NEEDLESS: readonly Job[] = [
  'purpose',
  'subject',
  'facts',
  'length',
  'rule',
  'check',
  'audience',
  'tone',
  'role',
]

export const isNeedless = (job: Job, { lookup }: Pick<Reading, 'lookup'>): boolean =>
  lookup !== null && NEEDLESS.includes(job)

const LONGEST = 45

export type Lookup = 'fact' | 'sum' | 'list'

/**
 * Whether the request is a short question with one right answer, and of which kind; such a
 * question needs no readers, purpose, role or length to be answered well.
 */
export function lookupOf({ task, goal, sentences, tokens }: Told): Lookup | null {
  if (task !== 'analyse' || goal === null) return null
  const spoken = sentences.filter(speaks)
  if (spoken.reduce((all, { from, to }) => all + to - from, 0) > LONGEST) return null
  const { from, to } = sentences[goal]
  const said = tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')
  if (SUM.test(said)) return 'sum'
  if (MORE.test(said)) return null
  return FACT.test(said) ? 'fact' : LIST.test(said) ? 'list' : null
}

type Told = Pick<Reading, 'task' | 'goal' | 'sentences' | 'tokens'>
