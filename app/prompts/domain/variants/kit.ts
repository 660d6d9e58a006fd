import type { Job, Reading } from '#app/prompts/domain/reading/reading'
import { ANSWER_KITS } from '#app/prompts/domain/variants/answer_kits'
import { IDEA_KITS, QUIZ } from '#app/prompts/domain/variants/idea_kits'
import { LITERARY_KITS } from '#app/prompts/domain/variants/literary_kits'
import { LOOKUP_KITS } from '#app/prompts/domain/variants/lookup_kits'
import { SPECIAL_KITS } from '#app/prompts/domain/variants/special_kits'
import { MAIL_KITS } from '#app/prompts/domain/variants/mail_kits'
import { CELEBRATES, OCCASION_KITS, SPOKEN } from '#app/prompts/domain/variants/occasion_kits'
import { PLAN_KITS } from '#app/prompts/domain/variants/plan_kits'
import { GIST, TASK_KITS } from '#app/prompts/domain/variants/task_kits'
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
  /**
   * What may be taken for granted where nobody's own knowledge is needed, in the words that stand for the blank:
   * a choice to confirm, never a fact.
   */
  assumed?: Partial<Record<'subject' | 'audience' | 'purpose' | 'form', string>>
  /** Whole sentences. */
  coverage: string
  /** Stands for the coverage where a variant says as little as it can. */
  insights?: string
  rule: string
  edge: string
  check: string
  /** Jobs that do not fit the work, whatever the task. */
  leaves?: readonly Job[]
  /** A length that the kind of text sets by itself ("at most 280 characters"). */
  limit?: string
  /** The tone where none was chosen, completing "a … tone". */
  tone?: string
  /** How many times the usual length it needs. */
  room?: number
  /** What the length setting counts; absent where length is not a choice. */
  counts?: 'words' | 'items'
}

/** The kit that fits what the text asks for. */
export function kitFor(reading: Reading): Kit {
  const { task, deliverable, lookup } = reading
  if (lookup !== null) return LOOKUP_KITS[lookup]
  const words = goalWords(reading)
  const opening = words.slice(0, OPENING).join(' ')
  if (task === 'write') return writingKit(deliverable, words)
  if (task === 'plan') return byWord(PLAN_KITS, words) ?? TASK_KITS.plan
  if (task === 'analyse' && IMAGINES.test(reading.text)) return byWord(LITERARY_KITS, words)!
  if (
    task === 'analyse' &&
    reading.goal === null &&
    STAYS.test(opening) &&
    !words.some((word) => LEARNS.test(word))
  )
    return byWord(PLAN_KITS, ['trip'])!
  if (task === 'analyse') return byOpening(ANSWER_KITS, opening) ?? TASK_KITS.analyse
  if (task === 'ideate') return byOpening(IDEA_KITS, opening) ?? TASK_KITS.ideate
  if (task === 'summarise' && isBrief(reading)) return GIST
  const special = SPECIAL_KITS.find((kit) => kit.task === task && kit.opens.test(opening))
  return special?.kit ?? TASK_KITS[task]
}

/** "Imagine you are a raindrop. Describe …" */
const IMAGINES = /^\s*(?:imagine|pretend|suppose)\b/i

/** "Four days Lisbon" */
const STAYS =
  /^(?:an? |the )?(?:\d{1,2}|two|three|four|five|six|seven|long)?[ -]?(?:days?|nights?|weekends?|weeks?)\b/

const LEARNS = /^(?:study|exams?|revision|revise|learn|training|fast|diet|challenge)$/

/** So many words tell what is asked for. */
const OPENING = 6

type Choice = [pattern: RegExp, kit: Kit]

const byOpening = (kits: Choice[], opening: string) =>
  kits.find(([opens]) => opens.test(opening))?.[1]

const byWord = (kits: Choice[], words: string[]) =>
  kits.find(([names]) => words.some((word) => names.test(word)))?.[1]

function writingKit(deliverable: string | null, words: string[]): Kit {
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word))
  if (deliverable === 'story') return byWord(LITERARY_KITS, words)!
  if (deliverable === 'social' && has(/^tweets?$/)) return WRITING_KITS.tweet
  if (has(/^quiz(?:zes)?$/)) return QUIZ
  if (deliverable === 'speech' && has(CELEBRATES)) return SPOKEN
  const occasion = byWord(OCCASION_KITS, words)
  if (occasion) return occasion
  if (deliverable !== 'survey' && has(/^questions?$/)) return byOpening(IDEA_KITS, 'questions')!
  const mail = MAILS.has(deliverable ?? '') && byWord(MAIL_KITS, words)
  if (mail) return mail
  if (deliverable === 'email' && has(CAMPAIGN)) return WRITING_KITS.campaign
  if (has(/^(?:job|vacancy|hiring)$/) && (deliverable === 'ad' || deliverable === 'spec'))
    return WRITING_KITS.jobad
  if (deliverable === null && has(/^(?:sentences?|phrases?|clauses?|quotes?|definitions?)$/))
    return WRITING_KITS.line
  return WRITING_KITS[deliverable ?? 'text'] ?? WRITING_KITS.text
}

const MAILS = new Set(['email', 'letter', 'message', 'reply'])

/** Material that is read in half a minute. */
const BRIEF = 500

const isBrief = ({ data, opaque }: Reading) => {
  const given = [...(data ? [data] : []), ...opaque.filter(({ kind }) => kind === 'quote')]
  return given.length > 0 && given.every(({ start, end }) => end - start <= BRIEF)
}

/** Emails that go to many, to win them over. */
const CAMPAIGN =
  /^(?:products?|newsletter|campaign|launch|launching|sales?|offers?|discount|customers?|subscribers?|prospects?|leads?|marketing|promotional|promotion|cold|outreach|event|webinar|feature|service|brand)$/

function goalWords({ goal, sentences, tokens }: Reading): string[] {
  const said = sentences.at(goal ?? 0)
  return said ? tokens.slice(said.from, said.to).map(({ word }) => word) : []
}
