import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import { GOAL_VERBS, OUTSIDE_VERBS } from '#app/prompts/domain/goals/clauses/work_verbs'
import { firstWord } from '#app/prompts/domain/goals/words'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { replyVerbOf } from '#app/prompts/domain/reading/words/reply_verbs'

const TELLS = /^(?:i|i['’]m|we|we['’]re|as|my|our|the|this|these|it)\b/i
const LEADS =
  /^(?:(?:for|to|from|in|with|based on|after|before|using|given|whenever|when|if)\b|please\b)/i
/** The deliverables of a dialogue that one text is enough for. */
const TEXTS = new Set(['system_prompt'])

/** Whether a job may ask for something else than what was read: the whole goal is kept then. */
export const isUnclear = (text: string, reading: Reading, made: Deliverable | null): boolean =>
  isDialogue(reading, made) || !opensWithWork(text, made)

/** A flow asks only at its beginning: it cannot take turns. */
const isDialogue = ({ family }: Reading, made: Deliverable | null): boolean =>
  family === 'converse' && !(made && TEXTS.has(made.id))

/** Whether a text begins with an order, with what leads to one, or with the name of what is wanted. */
function opensWithWork(text: string, made: Deliverable | null): boolean {
  const lower = text.toLowerCase()
  const first = firstWord(lower).replace(/[^\p{L}]+$/u, '')
  if (GOAL_VERBS.has(first) || OUTSIDE_VERBS.has(first) || replyVerbOf(lower)) return true
  return (
    LEADS.test(lower) || (made !== null && !TELLS.test(lower) && !/^[^.!?\n]{1,60}: /.test(text))
  )
}
