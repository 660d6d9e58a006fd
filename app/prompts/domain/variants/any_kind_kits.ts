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
  form: 'the finished piece, ready to use, without comments before or after it',
  coverage: 'Focus on what is particular here, and include each fact where it belongs.',
  rule: 'Avoid whatever could stand in any such piece.',
  edge: 'If a fact is missing, leave a marked gap instead of inventing it.',
  check: 'Before you answer, check that it could be used as it stands.',
  leaves: ['length', 'tone'],
  unasked: ['subject', 'facts', 'audience', 'purpose', 'rule', 'check'],
}

/** For a list of things to bring, buy or do. */
export const LIST: Kit = {
  ...MADE,
  form: 'the list in groups, one thing per line, with the number or amount of each where it matters',
  coverage: 'Focus on what this case needs, including what is often forgotten.',
  rule: 'Write each entry as a thing and its number.',
  edge: 'If something depends on what I did not say, mark it.',
  check: 'Before you answer, check that nothing stands in it twice.',
}

/** For points to be said or shown one by one. */
export const POINTS: Kit = {
  ...MADE,
  form: 'five to seven points, one sentence each, in the order in which they should be read or said',
  coverage: 'Focus on what it means for those who read or hear it, and include what happens when.',
  rule: 'Say each thing plainly and once, and keep to what is told here.',
  unasked: ['subject', 'facts', 'audience', 'purpose', 'check'],
}

/** For two different things that are wanted in one request: a text, and an answer beside it. */
export const SEVERAL: Kit = {
  ...MADE,
  form: 'each thing that I ask for under a heading of its own, ready to use',
  coverage: 'Focus on the details told here, and include an answer to every question.',
  edge: 'If a fact is missing, leave a marked gap instead of inventing it.',
}

/** For the parts of a text that is still to be written. */
export const OUTLINE: Kit = {
  ...MADE,
  subject: ['Question', '[what the text should answer, and how long it will be]'],
  audience: '[who will read it]',
  purpose: '[what it should show]',
  form: 'numbered sections with headings, each building on the one before, and under each two to four points on what it covers',
  coverage: 'Focus on how one section leads to the next, including the question that each answers.',
  rule: 'Keep to notes, and write no full paragraphs.',
  edge: 'If a source or a figure is needed, mark the place instead of inventing it.',
  check: 'Before you answer, check that no two sections cover the same.',
  unasked: ['subject', 'facts', 'audience', 'purpose'],
}

/** For somebody who tells how things stand and asks for nothing in particular. */
export const SITUATION: Kit = {
  ...ANSWER,
  subject: ['My question', '[what you want to know or decide]'],
  facts: ['Background', '[what has been tried, what cannot change]'],
  audience: '[who will act on the answer]',
  purpose: '[how it should end]',
  assumed: { subject: 'what would you do in my place, and why?' },
  form: 'the one thing that counts first, then what to do first and next, and what to avoid',
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
  coverage:
    'Cover every point of the material, including open ones, in the order that readers need.',
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
