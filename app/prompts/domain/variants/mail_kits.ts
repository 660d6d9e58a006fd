import type { Kit } from '#app/prompts/domain/variants/kit'
import { CAMPAIGN } from '#app/prompts/domain/variants/text_kits'

const MAIL: Kit = {
  ...CAMPAIGN,
  role: 'a courteous writer who says plainly what is meant',
  audience: '[who receives it and how well you know each other]',
  facts: ['Background', '[what happened so far, names and dates]'],
  form: 'a subject line, a greeting, two short paragraphs and a sign-off',
  insights: undefined,
}

export const decline: Kit = {
  ...MAIL,
  subject: ['Refusal', '[what you decline, and the reason if you want to give one]'],
  purpose: '[how it should end, e.g. you are asked again next year]',
  assumed: { purpose: 'they know where they stand and think no worse of me' },
  coverage: 'Focus on the answer, including thanks before it and a wish after it.',
  rule: 'Give at most one reason, and avoid excuses and half promises.',
  check: 'Before you answer, check that nobody could take it for a maybe.',
}

export const apologise: Kit = {
  ...MAIL,
  subject: ['What happened', '[what went wrong, for whom, and what you will do about it]'],
  purpose: '[what should happen next, e.g. they stay with you]',
  assumed: { purpose: 'they feel taken seriously and know what happens next' },
  coverage: 'Focus on what it meant for the reader, including what changes from now on.',
  rule: 'Apologise once, take the blame that is yours, and avoid explanations that sound like excuses.',
  check: 'Before you answer, check that the next step has a date.',
}

const thank: Kit = {
  ...MAIL,
  subject: ['Thanks for', '[what the person did, and what came of it]'],
  purpose: '[what should stay with the reader]',
  assumed: { purpose: 'they know that it was noticed and what it changed' },
  form: 'a greeting, two short paragraphs and a sign-off',
  coverage: 'Focus on one thing the person did, including what came of it.',
  rule: 'Avoid superlatives, and ask for nothing.',
  check: 'Before you answer, check that it could have been written to nobody else.',
}

export const invite: Kit = {
  ...MAIL,
  subject: ['Occasion', '[what it is, date, time, place and who comes]'],
  purpose: '[what guests should do, e.g. answer by a date]',
  assumed: { purpose: 'they want to come and answer at once' },
  form: 'one line on the occasion, the details one per line, and how to answer, ready to send',
  coverage: 'Focus on why it is worth coming, including date, time, place and how to answer.',
  rule: 'State each detail once, and avoid exclamation marks.',
  check: 'Before you answer, check that nobody has to ask when, where or what to bring.',
}

export const complain: Kit = {
  ...MAIL,
  subject: ['Matter', '[what you bought or were promised, what is wrong, since when]'],
  purpose: '[what you want, by when, and what you will do otherwise]',
  form: 'a subject line with the reference, then what happened in order, what is asked for and by when',
  coverage: 'Focus on what can be shown, including dates, numbers and what was said before.',
  rule: 'Keep it factual, and avoid threats and guesses about motives.',
  check: 'Before you answer, check that the demand and its date stand in one sentence.',
}

export const remind: Kit = {
  ...MAIL,
  subject: ['Matter', '[what is due, since when, and what was agreed]'],
  purpose: '[what they should do, and by when]',
  form: 'a subject line, a greeting, one paragraph with the matter and the new date, and a sign-off',
  coverage: 'Focus on what is due, including since when and how it can be settled today.',
  rule: 'Assume that it was forgotten, and avoid reproaches.',
  check: 'Before you answer, check that the date and the way to settle it cannot be missed.',
}

const resign: Kit = {
  ...MAIL,
  subject: ['Job', '[your position, and what was agreed about notice]'],
  audience: '[who receives it]',
  purpose: '[how you want to part]',
  assumed: {
    subject: 'the position I hold now',
    audience: 'my manager, with a copy for the file',
    purpose: 'to part on good terms',
  },
  form: 'a subject line and three to five sentences: that I leave, my last day, an offer to hand over, and thanks',
  coverage: 'Focus on the date, and include nothing that needs an answer.',
  rule: 'Give only the reasons told here, and leave complaints out.',
  check: 'Before you answer, check that the last day stands in the first two sentences.',
  unasked: ['subject', 'facts', 'audience', 'purpose'],
}

/** For mails whose first words tell what they are to do; the first that fits. */
export const MAIL_KITS: [names: RegExp, kit: Kit][] = [
  [/^(?:quit|quitting|resign|resigning|resignation)$/, resign],
  [/^disput(?:e|es|ing)$/, complain],
  [/^(?:declin\p{L}*|refus\p{L}*|reject(?:ing|ion)?)$/u, decline],
  [/^(?:thank|thanks|thanking|thank-you|congratulat\p{L}+|gratitude)$/u, thank],
  [/^invit(?:e|es|ing|ation|ations)$/, invite],
  [/^(?:complain\p{L}*|refund|broken|faulty|damaged)$/u, complain],
  [/^(?:apolog\p{L}+|sorry|late|delay\p{L}*|postpon\p{L}*|outage)$/u, apologise],
  [/^(?:overdue|unpaid|chase|chasing|chaser|owes?|owed|arrears)$/, remind],
]
