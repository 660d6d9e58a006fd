import type { Job, Reading } from '#app/prompts/domain/reading/reading'
import { LOOKUP_KITS } from '#app/prompts/domain/variants/lookup_kits'
import { SPECIAL_KITS } from '#app/prompts/domain/variants/special_kits'
import { PLAN_KITS, TASK_KITS } from '#app/prompts/domain/variants/task_kits'
import { WRITING_KITS } from '#app/prompts/domain/variants/writing_kits'

/**
 * What a good prompt for one kind of work says where the person said nothing. Phrases in
 * `[brackets]` are blanks: nothing here states a fact.
 */
export interface Kit {
  /** Completes "You are …"; absent where a role would not help. */
  role?: string
  /** Label and blank for what the work is about, and for the facts behind it. */
  subject: [label: string, blank: string]
  facts: [label: string, blank: string]
  /** Blank for who receives it, completing "for …". */
  audience: string
  /** Blank for the result that is wanted, completing "so that …". */
  purpose: string
  /** Names the form, completing "Return …". */
  form: string
  /** Whole sentences. */
  coverage: string
  rule: string
  edge: string
  check: string
  /** Jobs that do not fit the work, whatever the task. */
  leaves?: readonly Job[]
  /** A length that the kind of text sets by itself ("at most 280 characters"). */
  limit?: string
  /** What the length setting counts; absent where length is not a choice. */
  counts?: 'words' | 'items'
}

/** The kit that fits what the text asks for. */
export function kitFor(reading: Reading): Kit {
  const { task, deliverable, lookup } = reading
  if (lookup !== null) return LOOKUP_KITS[lookup]
  const words = goalWords(reading)
  if (task === 'plan')
    return (
      PLAN_KITS.find(([names]) => words.some((word) => names.test(word)))?.[1] ?? TASK_KITS.plan
    )
  if (task !== 'write')
    return (
      SPECIAL_KITS.find((kit) => kit.task === task && kit.opens.test(words.slice(0, 6).join(' ')))
        ?.kit ?? TASK_KITS[task]
    )
  if (deliverable === 'social' && words.some((word) => /^tweets?$/.test(word)))
    return WRITING_KITS.tweet
  const key =
    deliverable === 'email' && words.some((word) => CAMPAIGN.test(word)) ? 'campaign' : deliverable
  return WRITING_KITS[key ?? 'text'] ?? WRITING_KITS.text
}

/** Emails that go to many, to win them over. */
const CAMPAIGN =
  /^(?:products?|newsletter|campaign|launch|launching|sales?|offers?|discount|customers?|subscribers?|prospects?|leads?|marketing|promotional|promotion|cold|outreach|event|webinar|feature|service|brand)$/

function goalWords({ goal, sentences, tokens }: Reading): string[] {
  return goal === null
    ? []
    : tokens.slice(sentences[goal].from, sentences[goal].to).map(({ word }) => word)
}
