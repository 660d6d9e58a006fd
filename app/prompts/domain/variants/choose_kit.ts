import type { Reading } from '#app/prompts/domain/reading/reading'
import { ANSWER_KITS } from '#app/prompts/domain/variants/answer_kits'
import { IDEA_KITS, QUESTIONS, QUIZ } from '#app/prompts/domain/variants/idea_kits'
import { LITERARY_KITS } from '#app/prompts/domain/variants/literary_kits'
import { LOOKUP_KITS } from '#app/prompts/domain/variants/lookup_kits'
import { SPECIAL_KITS } from '#app/prompts/domain/variants/special_kits'
import { MAIL_KITS } from '#app/prompts/domain/variants/mail_kits'
import { CELEBRATES, OCCASION_KITS, SPOKEN } from '#app/prompts/domain/variants/occasion_kits'
import { PLAN_KITS, TRIP } from '#app/prompts/domain/variants/plan_kits'
import { GIST, TASK_KITS } from '#app/prompts/domain/variants/task_kits'
import { WRITING_KITS } from '#app/prompts/domain/variants/writing_kits'
import type { Kit } from '#app/prompts/domain/variants/kit'
import type { Task } from '#app/prompts/domain/types'

/** What is asked for, with its words in lower case. */
interface Asked {
  reading: Reading
  words: string[]
  /** The first of them. */
  opening: string
}

/** So many words tell what is asked for. */
const OPENING = 6

/** The kit that fits what the text asks for. */
export function kitFor(reading: Reading): Kit {
  const { task, lookup } = reading
  if (lookup !== null) return LOOKUP_KITS[lookup]
  const words = goalWords(reading)
  const asked = { reading, words, opening: words.slice(0, OPENING).join(' ') }
  if (task === 'write') return writingKit(asked)
  return OWN_KITS[task]?.(asked) ?? specialKit(asked) ?? TASK_KITS[task]
}

/** The tasks that know more than what their first words tell. */
const OWN_KITS: Partial<Record<Task, (asked: Asked) => Kit | undefined>> = {
  analyse: answerKit,
  plan: ({ words }) => byWord(PLAN_KITS, words),
  ideate: ({ opening }) => byOpening(IDEA_KITS, opening),
  summarise: ({ reading }) => (isBrief(reading) ? GIST : undefined),
}

const specialKit = ({ reading, opening }: Asked) =>
  SPECIAL_KITS.find(({ task, opens }) => task === reading.task && opens.test(opening))?.kit

type Choice = [pattern: RegExp, kit: Kit]

const byOpening = (kits: Choice[], opening: string) =>
  kits.find(([opens]) => opens.test(opening))?.[1]

const byWord = (kits: Choice[], words: string[]) =>
  kits.find(([names]) => words.some((word) => names.test(word)))?.[1]

/** "Imagine you are a raindrop. Describe …" */
const IMAGINES = /^\s*(?:imagine|pretend|suppose)\b/i
/** "Four days Lisbon" */
const STAYS =
  /^(?:an? |the )?(?:\d{1,2}|two|three|four|five|six|seven|long)?[ -]?(?:days?|nights?|weekends?|weeks?)\b/
const LEARNS = /\b(?:study|exams?|revision|revise|learn|training|fast|diet|challenge)\b/

function answerKit({ reading, words, opening }: Asked): Kit | undefined {
  if (IMAGINES.test(reading.text)) return byWord(LITERARY_KITS, words)
  const stays = reading.goal === null && STAYS.test(opening) && !LEARNS.test(words.join(' '))
  return stays ? TRIP : byOpening(ANSWER_KITS, opening)
}

function writingKit({ reading: { deliverable }, words }: Asked): Kit {
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word))
  if (has(/^quiz(?:zes)?$/)) return QUIZ
  if (deliverable === 'speech' && has(CELEBRATES)) return SPOKEN
  if (deliverable === null && has(/^(?:sentences?|phrases?|clauses?|quotes?|definitions?)$/))
    return WRITING_KITS.line
  return (
    (deliverable === 'story' ? byWord(LITERARY_KITS, words) : byWord(OCCASION_KITS, words)) ??
    (deliverable !== 'survey' && has(/^questions?$/) ? QUESTIONS : undefined) ??
    (MAILS.has(deliverable ?? '') ? byWord(MAIL_KITS, words) : undefined) ??
    WRITING_KITS[kindOf(deliverable, has)]
  )
}

/** The key of a writing kit. */
function kindOf(deliverable: string | null, has: (pattern: RegExp) => boolean): string {
  if (deliverable === 'social' && has(/^tweets?$/)) return 'tweet'
  if (deliverable === 'email' && has(CAMPAIGN)) return 'campaign'
  const forJob = deliverable === 'ad' || deliverable === 'spec'
  if (forJob && has(/^(?:job|vacancy|hiring)$/)) return 'jobad'
  return deliverable !== null && deliverable in WRITING_KITS ? deliverable : 'text'
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
