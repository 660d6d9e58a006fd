import type { Audience, Goal, Settings } from '#app/prompts/domain/types'

/** Tone from 1 (casual) to 10 (formal); each fits "a … tone". */
export const TONES = [
  'very casual, chatty',
  'casual and lively',
  'relaxed, conversational',
  'friendly and informal',
  'professional and friendly',
  'professional and polished',
  'businesslike, matter-of-fact',
  'formal and courteous',
  'strictly formal',
  'ceremonious, highly formal',
]

/** Upper bounds in words, numbers of ideas, and depth, from 1 (brief) to 10 (thorough). */
const WORDS = [50, 100, 150, 200, 300, 400, 500, 700, 900, 1200]
/** Times the usual number, by the same steps. */
const SCALE = [0.2, 0.4, 0.6, 0.8, 1, 1.3, 1.7, 2.2, 3, 4]
const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12]

const step = (value: number) => Math.min(10, Math.max(1, Math.round(value) || 5)) - 1

export const toneOf = ({ tone }: Settings) => TONES[step(tone)]
export const wordsOf = ({ detail }: Settings) => WORDS[step(detail)]
/** A number as it is usual, scaled to the level of detail; large ones are rounded to tens. */
export function scaled(usual: string, { detail }: Settings): string {
  const number = Number(usual.replaceAll(',', '')) * SCALE[step(detail)]
  const rounded = number >= 100 ? Math.round(number / 10) * 10 : Math.max(1, Math.round(number))
  return String(rounded)
}
export const pointsAt = ({ detail }: Settings) => POINTS[step(detail)]

interface Reader {
  who: string
  how: string
}

/** Who the text is for, and what that changes in it. `general` leaves the choice to the prompt. */
export const READERS: Record<Exclude<Audience, 'general'>, Reader> = {
  expert: {
    who: 'experts in the field',
    how: 'Use precise technical terms and skip the basics.',
  },
  beginner: {
    who: 'beginners without prior knowledge',
    how: 'Use short sentences and everyday words, and explain each term when it first appears.',
  },
  executive: {
    who: 'executives with two minutes to read',
    how: 'Lead with the conclusion, then the impact, the cost and the decision that is needed.',
  },
}

/** What each primary goal adds; `clarity` is what every variant aims at. */
export const AIMS: Record<Exclude<Goal, 'clarity'>, string> = {
  creativity: 'Look for an unexpected angle, and leave out the first idea that comes to mind.',
  analysis:
    'Give the reasoning and the evidence behind each main point, and name the strongest counterargument.',
  action: 'End with the next steps: who does what, and by when.',
}
