import { ANSWER } from '#app/prompts/domain/variants/answer'
import type { Kit } from '#app/prompts/domain/variants/kit'

/** For plans of any kind. */
export const PLAN: Kit = {
  ...ANSWER,
  subject: ['Project', '[what is planned and where it starts from]'],
  facts: ['Limits', '[people, budget and dates that cannot move]'],
  audience: '[who takes part and who decides]',
  purpose: '[what must be achieved at the end]',
  assumed: {
    audience: 'the people who carry it out',
    purpose: 'everybody knows what to do, by when and with what result',
  },
  form: 'a numbered list of steps in order, each with its time and its result',
  coverage:
    'Focus on the critical steps, and include for each what has to be ready before it starts.',
  rule: 'Keep to what fits the time and the people available.',
  edge: 'If information is missing, list it as an open question instead of guessing.',
  check: 'Before you answer, check that the steps fit the limits and lead to the result.',
  room: 2,
}
