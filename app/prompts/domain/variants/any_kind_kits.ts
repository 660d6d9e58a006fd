import { ANSWER } from '#app/prompts/domain/variants/answer'
import type { Kit } from '#app/prompts/domain/variants/kit'

/**
 * For something to be made of which no other kit knows what makes it good. Whoever makes it knows its usual form and
 * length; what can be asked of anybody is to use what was told, and to ask where that is not enough.
 */
export const MADE: Kit = {
  ...ANSWER,
  subject: ['Details', '[names, dates, facts and wishes to include]'],
  facts: ['Background', '[how it came about, what must not be said]'],
  audience: '[who will read or use it, and where]',
  purpose: '[what it should achieve]',
  assumed: {},
  form: 'the finished piece, in the form and length that suit its use',
  coverage: 'Take every detail given here into account.',
  rule: 'Avoid whatever could stand in any such piece.',
  edge: 'If a fact is missing, leave a marked gap instead of inventing it.',
  check: 'Before you answer, check that it could be used as it stands.',
  leaves: ['length', 'tone'],
  unasked: ['subject', 'facts', 'audience', 'purpose', 'rule', 'check'],
}

/** For somebody who tells how things stand and asks for nothing in particular. */
export const SITUATION: Kit = {
  ...ANSWER,
  subject: ['My question', '[what you want to know or decide]'],
  facts: ['Background', '[what has been tried, what cannot change]'],
  audience: '[who will act on the answer]',
  purpose: '[how it should end]',
  assumed: { subject: 'what would you do in my place, and why?' },
  form: 'what matters most in one or two sentences, then what to do first, what to avoid, and whom to ask where it could do harm',
  coverage: 'Focus on the facts told here, including what people in such a case usually overlook.',
  rule: 'Keep what is certain apart from what is likely, and avoid general advice.',
  edge: 'If the answer depends on something I did not say, name it.',
  check: 'Before you answer, check that each piece of advice fits what is told here.',
  unasked: ['facts', 'audience', 'purpose'],
}

/** For given material that is to become something else. */
export const TURNED: Kit = {
  ...MADE,
  subject: ['What to keep', '[what must stay, and what can go]'],
  form: 'only the finished piece, in the form and length that are usual for its kind',
  coverage: 'Cover every point of the material, including open ones, in a sensible order.',
  rule: 'Keep names, numbers, dates and decisions exactly as they are, and add none.',
  edge: 'If a point of the material is unclear, mark it instead of guessing.',
  check: 'Before you answer, check the result against the material, point by point.',
}

/** For a text that is to be said in another language. */
export const TRANSLATED: Kit = {
  ...TURNED,
  subject: ['What to keep', '[terms, names and forms of address that must stay]'],
  form: 'only the translation, with the same paragraphs',
  coverage:
    'Cover every sentence, and focus on how somebody would write it who grew up with the language.',
  rule: 'Keep names, numbers, dates and reference numbers exactly as they are, and add none.',
  edge: 'If a phrase can be read in two ways, choose the one that fits the occasion and say so below the text.',
  check: 'Before you answer, check it against the original, sentence by sentence.',
}
