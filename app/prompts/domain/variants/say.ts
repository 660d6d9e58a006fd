import type { Job } from '#app/prompts/domain/reading/reading'
import type { Addition } from '#app/prompts/domain/variants/addition'
import { wantsTone, type Brief } from '#app/prompts/domain/variants/brief'
import { itemsOf, READERS, toneOf, wordsOf } from '#app/prompts/domain/variants/registers'

const WORD = /^\p{Ll}/u
const capital = (text: string) => text.replace(WORD, (letter) => letter.toUpperCase())

/** What is taken for granted, else a blank. */
const known = ({ kit, asks }: Brief, job: 'subject' | 'audience' | 'purpose' | 'form') =>
  (asks ? undefined : kit.assumed?.[job]) ?? (job === 'subject' ? kit.subject[1] : kit[job])

/** The purpose that was given, else what is known of it. */
export const purposeOf = (brief: Brief) => brief.given.goal || known(brief, 'purpose')

/** Who it is for: the audience that was chosen, else what is known of it. */
export const audienceOf = (brief: Brief) =>
  brief.settings.audience === 'general'
    ? known(brief, 'audience')
    : READERS[brief.settings.audience].who

export type Style = 'line' | 'sentence'

/** How a job is said: as a labelled line, or as a sentence. Null where nothing is lacking. */
export function say(job: Job, brief: Brief, style: Style): Addition | null {
  const { kit, given } = brief
  const wanted = job === 'tone' ? wantsTone(brief, style) : brief.lacks(job)
  const told = (job === 'purpose' && given.goal !== '') || (job === 'facts' && given.context !== '')
  if (!wanted && !told) return null
  const text = style === 'line' ? line(job, brief) : sentence(job, brief)
  return text && (kit.role || job !== 'role') ? { slot: job, text } : null
}

/** Of the usual length, where somebody wants little to read. */
const LITTLE = 0.4

/** The most words, for the room that the kind of text needs. */
const most = ({ kit, settings, short }: Brief) =>
  wordsOf(settings) * (short ? LITTLE : (kit.room ?? 1))

/** The tone that was chosen, else that of the kind of text. */
const tone = ({ kit, moved, settings }: Brief) =>
  (moved.includes('tone') ? undefined : kit.tone) ?? toneOf(settings)

function line(job: Job, brief: Brief): string {
  const { kit, settings, given } = brief
  switch (job) {
    case 'ask':
      return brief.asks ? 'Result: [what should come back, e.g. a text, a plan or three ideas]' : ''
    case 'subject':
      return `${kit.subject[0]}: ${known(brief, 'subject')}`
    case 'facts':
      return `${kit.facts[0]}: ${given.context || kit.facts[1]}`
    case 'audience':
      return `Audience: ${audienceOf(brief)}`
    case 'purpose':
      return `Purpose: ${purposeOf(brief)}`
    case 'form':
      return brief.reading.task === 'image' ? capital(known(brief, 'form')) : `Format: ${kit.form}`
    case 'length':
      if (kit.limit) return `Length: ${kit.limit}`
      return kit.counts === 'items'
        ? `Number: ${itemsOf(settings)} ${kit.items ?? 'ideas'}`
        : `Length: under ${most(brief)} words`
    case 'tone':
      return `Tone: ${tone(brief)}`
    case 'examples':
      return 'Example: [a typical item] belongs to [its category]'
    default:
      return sentence(job, brief)
  }
}

function sentence(job: Job, brief: Brief): string {
  const { kit, settings } = brief
  switch (job) {
    case 'role':
      return `You are ${kit.role}.`
    case 'form':
      return brief.reading.task === 'image'
        ? `${capital(known(brief, 'form'))}.`
        : `Return ${kit.form}.`
    case 'length':
      if (kit.limit) return `Keep it to ${kit.limit}.`
      return kit.counts === 'items'
        ? `Give ${itemsOf(settings)} ${kit.items ?? 'ideas'}.`
        : `Keep it under ${most(brief)} words.`
    case 'tone':
      return `Use a ${tone(brief)} tone.`
    case 'coverage':
      return (brief.plain && kit.insights) || kit.coverage
    case 'rule':
    case 'edge':
    case 'check':
      return kit[job]
    case 'examples':
      return 'Example: [a typical item] belongs to [its category].'
    default:
      return line(job, brief)
  }
}
