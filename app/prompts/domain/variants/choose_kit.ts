import type { Reading } from '#app/prompts/domain/reading/reading'
import { headOf } from '#app/prompts/domain/variants/asked_for'
import { MADE, SITUATION, TRANSLATED, TURNED } from '#app/prompts/domain/variants/any_kind_kits'
import { ANSWER_KITS } from '#app/prompts/domain/variants/answer_kits'
import { CODE_KITS } from '#app/prompts/domain/variants/code_kits'
import {
  compare,
  compareForMe,
  figures,
  sideBySide,
} from '#app/prompts/domain/variants/choice_kits'
import { IDEA_KITS, QUESTIONS, QUIZ } from '#app/prompts/domain/variants/idea_kits'
import { LITERARY_KITS } from '#app/prompts/domain/variants/literary_kits'
import { LOOKUP_KITS } from '#app/prompts/domain/variants/lookup_kits'
import { SPECIAL_KITS } from '#app/prompts/domain/variants/special_kits'
import { complain, MAIL_KITS } from '#app/prompts/domain/variants/mail_kits'
import { CELEBRATES, OCCASION_KITS, SPOKEN } from '#app/prompts/domain/variants/occasion_kits'
import { PLAN_KITS, TRIP } from '#app/prompts/domain/variants/plan_kits'
import { GIST, TASK_KITS } from '#app/prompts/domain/variants/task_kits'
import { WRITING_KITS } from '#app/prompts/domain/variants/writing_kits'
import type { Kit } from '#app/prompts/domain/variants/kit'
import { deliverableAmong } from '#app/prompts/domain/reading/nouns'
import type { Task } from '#app/prompts/domain/types'

/** What is asked for, with its words in lower case. */
interface Asked {
  reading: Reading
  words: string[]
  /** The first of them. */
  opening: string
  /** The thing itself, without what is said of it. */
  head: string
}

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
  return OWN_KITS[task]?.(asked) ?? specialKit(asked) ?? TASK_KITS[task]
}

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

function answerKit(asked: Asked): Kit | undefined {
  const { reading, words, opening, head } = asked
  if (IMAGINES.test(reading.text)) return byWord(LITERARY_KITS, words)
  const stays = reading.goal === null && STAYS.test(opening) && !LEARNS.test(words.join(' '))
  if (stays) return TRIP
  const kit = byOpening(ANSWER_KITS, opening)
  if (REVIEWS.test(head)) return MADE
  if ((kit === compare || kit === sideBySide) && OWN_CASE.test(reading.masked)) return compareForMe
  return kit ?? anyKindKit(asked)
}

const CHOICES =
  /^(?:two|three|four|2|3|4|both) (?:\S+ ){0,2}(?:offers|options|quotes|candidates|flats|houses|jobs|schools|cars|plans|versions|choices)\b/
const OWN_CASE =
  /\b(?:i|i'm|i've|my|we|we're|we've|our)\b|\bfor (?:an? |the )?(?:\S+ )?(?:team|company|family|business|shop|school|clinic|startup|office)\b/i
/** Written about somebody, not answered. */
const REVIEWS =
  /\b(?:performance|annual|year-end|appraisal|peer|book|film|product|restaurant) (?:review|appraisal|evaluation|assessment)s?\b/

/** So strong is a plain request or question; weaker ones only name a thing or tell how things stand. */
const PLAIN = 0.5
const TELLS =
  /^(?:(?!(?:for|about|on|whether|that|who|which|if|how|why|what|to)\b)[^\s.,;:!?]+ ){1,6}(?:is|are|am|was|were|has|have|had|isn't|isnt|aren't|wants?|keeps?|won't|wont|can't|cant|doesn't|doesnt|don't|dont|didn't|didnt|refuses|says|said|told)\b/i

const TRANSLATES =
  /^\s*(?:please )?(?:in|into|to) (?:english|german|french|spanish|italian|portuguese|dutch|polish|czech|danish|swedish|norwegian|finnish|greek|turkish|russian|ukrainian|arabic|hebrew|hindi|urdu|bengali|chinese|mandarin|japanese|korean|vietnamese|welsh|irish|romanian|hungarian|bulgarian|croatian|serbian)\b/i

/** Several figures with their names, and nothing asked but what they mean. */
const FIGURES = /(?:\b\p{L}{2,12}\.? ?[:=]? ?[$€£]?\d[\d.,]*%?[,;\n]\s*){4}/u

/** For what no word tells of: something to be made, or a situation. */
function anyKindKit({ reading, head }: Asked): Kit | undefined {
  const { goal, sentences, masked } = reading
  if (goal !== null && sentences[goal].force > PLAIN) return undefined
  const { start, end } = sentences.at(goal ?? 0) ?? { start: 0, end: 0 }
  const said = masked.slice(start, end)
  const code = CODE_KITS.find(({ opens }) => opens.test(head))
  if (code) return code.kit
  if (TRANSLATES.test(said)) return TRANSLATED
  if (FIGURES.test(masked)) return figures
  return TELLS.test(said) ? SITUATION : MADE
}

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

const POSTS = /\b(?:captions|posts|tweets)\b/

/** The key of a writing kit. */
function kindOf(
  { reading: { deliverable }, head }: Asked,
  has: (pattern: RegExp) => boolean
): string {
  if (deliverable === 'speech' && /\bcall(?:s|ing)? script\b|\b(?:phone|sales) script\b/.test(head))
    return 'call'
  if (deliverable === 'social' && POSTS.test(head)) return 'posts'
  if (deliverable === 'proposal' && has(/^(?:grants?|funding|funders?|foundation)$/)) return 'grant'
  if (deliverable === 'social' && has(/^tweets?$/)) return 'tweet'
  if (deliverable === 'social' && has(/^caption$/)) return 'caption'
  if (deliverable === 'spec' && has(/^faqs?$/)) return 'faq'
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
