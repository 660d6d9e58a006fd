import type { Reading } from '#app/prompts/domain/reading/reading'
import { headOf } from '#app/prompts/domain/variants/asked_for'
import { TURNED } from '#app/prompts/domain/variants/any_kind_kits'
import { byOpening, byWord, type Asked } from '#app/prompts/domain/variants/asked'
import { compareForMe } from '#app/prompts/domain/variants/choice_kits'
import { answerKit } from '#app/prompts/domain/variants/choose_answer_kit'
import { IDEA_KITS, QUESTIONS, QUIZ } from '#app/prompts/domain/variants/idea_kits'
import { LITERARY_KITS } from '#app/prompts/domain/variants/literary_kits'
import { LOOKUP_KITS } from '#app/prompts/domain/variants/lookup_kits'
import { SPECIAL_KITS } from '#app/prompts/domain/variants/special_kits'
import { complain, MAIL_KITS } from '#app/prompts/domain/variants/mail_kits'
import { CELEBRATES, OCCASION_KITS, SPOKEN } from '#app/prompts/domain/variants/occasion_kits'
import { PLAN_KITS } from '#app/prompts/domain/variants/plan_kits'
import { GIST, TASK_KITS } from '#app/prompts/domain/variants/task_kits'
import { WRITING_KITS } from '#app/prompts/domain/variants/writing_kits'
import type { Kit } from '#app/prompts/domain/variants/kit'
import { deliverableAmong } from '#app/prompts/domain/reading/nouns'
import type { Task } from '#app/prompts/domain/types'

/** So many words tell what is asked for. */
const OPENING = 6

/** The kit that fits what the text asks for. */
export function kitFor(reading: Reading): Kit {
  const { task, lookup } = reading
  if (lookup !== null) return LOOKUP_KITS[lookup]
  const words = goalWords(reading)
  const asked = {
    reading,
    words,
    opening: words.slice(0, OPENING).join(' '),
    head: headOf(reading),
  }
  if (task === 'write') return writingKit(asked)
  if (CHOICES.test(asked.opening)) return compareForMe
  if (INTERVIEWS.test(asked.opening)) return QUESTIONS
  return OWN_KITS[task]?.(asked) ?? specialKit(asked) ?? TASK_KITS[task]
}

const CHOICES =
  /^(?:two|three|four|2|3|4|both) (?:\S+ ){0,2}(?:offers|options|quotes|candidates|flats|houses|jobs|schools|cars|plans|versions|choices)\b/
/** A list to use on others, not a rehearsal. */
const INTERVIEWS = /\binterview questions (?:for|to)\b/

/** The tasks that know more than what their first words tell. */
const OWN_KITS: Partial<Record<Task, (asked: Asked) => Kit | undefined>> = {
  analyse: answerKit,
  plan: ({ head, words }) => byWord(PLAN_KITS, head.split(' ')) ?? byWord(PLAN_KITS, words),
  rewrite: turnedKit,
  ideate: ({ opening }) => byOpening(IDEA_KITS, opening),
  summarise: ({ reading }) => (isBrief(reading) ? GIST : undefined),
}

const specialKit = ({ reading, opening }: Asked) =>
  SPECIAL_KITS.find(({ task, opens }) => task === reading.task && opens.test(opening))?.kit

/** "Turn these notes into …" */
const INTO =
  /\b(?:turn|convert|make|transform|change)\b(?: \S+){1,6}? into (?:an? |the |some |my |our )?(.{2,40})/i

function turnedKit({ reading: { goal, sentences, masked } }: Asked): Kit | undefined {
  if (goal === null) return undefined
  const into = INTO.exec(masked.slice(sentences[goal].start, sentences[goal].end))
  if (!into) return undefined
  const key = deliverableAmong(
    into[1]
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .slice(0, 3)
  )
  return key !== null && FROM_NOTES.has(key) ? WRITING_KITS[key] : TURNED
}

/** What others write from notes that they are given. */
const FROM_NOTES = new Set(['minutes', 'report', 'email', 'letter', 'social', 'blog', 'profile'])

function writingKit(asked: Asked): Kit {
  const { words, head } = asked
  const { deliverable } = asked.reading
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word))
  if (has(/^quiz(?:zes)?$/)) return QUIZ
  if (deliverable === 'speech' && has(CELEBRATES)) return SPOKEN
  if (deliverable === null && has(/^(?:sentences?|phrases?|clauses?|quotes?|definitions?)$/))
    return WRITING_KITS.line
  return (
    (deliverable === 'story' ? byWord(LITERARY_KITS, words) : byOpening(OCCASION_KITS, head)) ??
    (deliverable !== 'survey' && /\bquestions?\b/.test(head) ? QUESTIONS : undefined) ??
    (MAILS.has(deliverable ?? '') ? mailKit(words, has) : undefined) ??
    WRITING_KITS[kindOf(asked, has)]
  )
}

/** To somebody who is late oneself does not apologise. */
const mailKit = (words: string[], has: (pattern: RegExp) => boolean) =>
  has(OWES_US) && has(LATE) ? complain : byWord(MAIL_KITS, words)

const OWES_US =
  /^(?:suppliers?|vendors?|couriers?|contractors?|builders?|landlord|airline|agency|compensation|credit)$/
const LATE = /^(?:late|delay\p{L}*|missing|wrong|broken|damaged|missed)$/u

const UPSET = /^(?:angry|upset|furious|crying|complaints?|complaining|distressed)$/

const POSTS = /\b(?:captions|posts|tweets)\b/

/** The key of a writing kit. */
function kindOf(
  { reading: { deliverable }, head }: Asked,
  has: (pattern: RegExp) => boolean
): string {
  if (deliverable === 'speech' && /\bcall(?:s|ing)? script\b|\b(?:phone|sales) script\b/.test(head))
    return has(UPSET) ? 'calming' : 'call'
  if (deliverable === 'social' && POSTS.test(head)) return 'posts'
  if (deliverable === 'proposal' && has(/^(?:grants?|funding|funders?|foundation)$/)) return 'grant'
  if (deliverable === 'social' && has(/^tweets?$/)) return 'tweet'
  if (deliverable === 'social' && has(/^caption$/)) return 'caption'
  if (deliverable === 'spec' && has(/^faqs?$/)) return 'faq'
  if (deliverable === 'spec' && has(/^polic(?:y|ies)$/)) return 'policy'
  if (deliverable === 'email' && has(CAMPAIGN)) return 'campaign'
  const forJob = deliverable === 'ad' || deliverable === 'spec'
  if (forJob && has(/^(?:job|vacancy|hiring)$/)) return 'jobad'
  if (deliverable === 'message' && has(/^cards?$/)) return 'text'
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
