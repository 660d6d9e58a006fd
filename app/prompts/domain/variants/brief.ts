import { INPUT_TASKS } from '#app/prompts/domain/reading/data'
import { isNeedless } from '#app/prompts/domain/reading/lookup'
import type { Job, Reading } from '#app/prompts/domain/reading/reading'
import { withVerb } from '#app/prompts/domain/rules/bare_requests'
import { pointsOf, strengthOf } from '#app/prompts/domain/score/weights'
import { movedSettings, whyNot } from '#app/prompts/domain/settings'
import type { ImproveRequest, Settings } from '#app/prompts/domain/types'
import { ACCOUNTS } from '#app/prompts/domain/variants/addition'
import { kitFor } from '#app/prompts/domain/variants/choose_kit'
import type { Kit } from '#app/prompts/domain/variants/kit'
import {
  isBrief,
  isGuided,
  namesReaders,
  namesRecipient,
  tellsItsCase,
  wantsLittle,
} from '#app/prompts/domain/variants/told'

/** What the writers of variants work from: the text, what it lacks, and what the person told. */
export interface Brief {
  reading: Reading
  /** Words of the text, as they are counted between spaces. */
  words: number
  settings: Settings
  kit: Kit
  moved: (keyof Settings)[]
  given: { goal: string; context: string; variables: [name: string, value: string][] }
  /** Nothing is lacking: only moved settings are applied. */
  excellent: boolean
  /** Whatever the person did not say is asked for, even where something could be taken for granted. */
  asks?: boolean
  /** As little is said as the task allows. */
  plain?: boolean
  /** The request tells its own case: nothing is asked but by the variant that asks. */
  told: boolean
  /** Little is wanted to read. */
  short: boolean
  /** Whether the text lacks the job, and the person wants such a thing added. */
  lacks(job: Job): boolean
  /** Whether the person wants nothing of the rule. */
  silent(rule: string): boolean
}

const PLAIN = 60

const ENOUGH: Partial<Record<Job, number>> = {
  subject: 0.7,
  form: 0.45,
  length: 0.7,
  coverage: 0.75,
  purpose: 0.6,
  facts: 0.5,
  edge: 0.6,
}

/** Collects what the variants need; `given` values are trimmed and empty ones are left out. */
export function briefFor(reading: Reading, request: ImproveRequest, excellent: boolean): Brief {
  const { settings } = request
  const kit = kitFor(reading)
  const silent = (rule: string) => request.without?.includes(rule) ?? false
  const guided = isGuided(reading)
  return {
    reading,
    words: wordsIn(reading.text),
    settings,
    kit,
    moved: movedSettings(settings, reading.task),
    given: {
      goal: oneLine(request.goal),
      context: (request.context ?? '').trim(),
      variables: Object.entries(request.variables ?? {}).filter(([, value]) => value.trim() !== ''),
    },
    excellent,
    told:
      tellsItsCase(reading) ||
      isBrief(reading) ||
      namesReaders(reading) ||
      (reading.task === 'analyse' && reading.sentences.at(reading.goal ?? 0)?.mood === 'question'),
    short: wantsLittle(reading),
    lacks: (job) =>
      !guided &&
      (job !== 'ask' || !namesAThing(reading)) &&
      !excellent &&
      !silent(ACCOUNTS[job].rule) &&
      !isNeedless(job, reading) &&
      !kit.leaves?.includes(job) &&
      !isSaid(job, reading) &&
      !(job === 'audience' && (namesReaders(reading) || namesRecipient(reading))) &&
      !(job === 'length' && kit.counts === 'items' && COUNTED.test(reading.masked)) &&
      pointsOf(job, reading) > 0 &&
      strengthOf(reading.evidence[job], true) < enough(job, reading),
    silent,
  }
}

/** "quiz questions for the bowls club, 15": how many are wanted. */
const COUNTED = /(?:^|[,(:.]\s?|\bmax )\d{1,2}(?= ?(?:[,.)]|max\b|$))/m

const SENTENCES =
  /(?:^|(?:\b(?:in|of|with|max|under|about)|[,(:]) )(?:a|one|two|three|four|five|six|\d{1,3}) (?:short )?(?:sentences?|lines?|words|bullets?|bullet points|points|paragraphs?)\b/

const ASPECTS = /\b(?:in terms of|with respect to|with regard to|regarding|based on|according to)\b/

/** A count of sentences settles form and length, and named aspects the subject, although they are little evidence. */
const isSaid = (job: Job, { masked }: Reading): boolean =>
  ((job === 'form' || job === 'length') && SENTENCES.test(masked.toLowerCase())) ||
  (job === 'subject' && ASPECTS.test(masked.toLowerCase()))

/** A bare phrase that names a thing only lacks its verb, which an edit puts in. */
function namesAThing(reading: Reading): boolean {
  return withVerb(reading).length > 0
}

/** Tasks on given material need less about their subject: the material is the subject. */
function enough(job: Job, { task }: Reading): number {
  return job === 'subject' && INPUT_TASKS.includes(task) ? 0.35 : (ENOUGH[job] ?? 0.5)
}

/** Words between spaces. */
export const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0

const oneLine = (text = '') => text.replaceAll(/\s+/g, ' ').trim()

/** Whether a tone line makes sense: the text has a tone to set, and none is set. */
export function wantsTone(
  { reading, excellent, moved, silent, kit, told }: Brief,
  style: 'line' | 'sentence'
): boolean {
  const plain = reading.tokens.length < PLAIN
  const matters =
    (style === 'line' && plain) || pointsOf('tone', reading) > 0 || moved.includes('tone')
  return (
    matters &&
    !excellent &&
    !silent(ACCOUNTS.tone.rule) &&
    !isNeedless('tone', reading) &&
    (moved.includes('tone') || !(kit.leaves?.includes('tone') || (told && !kit.tone))) &&
    reading.task !== 'rewrite' &&
    whyNot('tone', reading.task) === null &&
    strengthOf(reading.evidence.tone, true) < 0.4
  )
}
