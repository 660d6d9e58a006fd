import type { Kit } from '#app/prompts/domain/variants/kit'

/** For texts so short that a gap would spoil them. */
export const ADD_NOTHING = 'If a fact is not told here, do without it.'

const FACTS_ONLY = 'Use only the facts given here; where one is missing, leave a marked gap.'

/** For emails that win readers over; what other short messages start from. */
export const CAMPAIGN: Kit = {
  role: 'an experienced email copywriter',
  subject: ['Subject matter', '[what it is and what it does for the reader]'],
  facts: ['Background', '[relationship with the readers, earlier messages, dates or offers]'],
  audience: '[who receives it and what they already know]',
  purpose: '[what readers should do next, e.g. book a demo]',
  form: 'a subject line, two or three short paragraphs and one clear call to action',
  coverage: 'Focus on what changes for the reader, and include one thing they can use today.',
  insights: 'Focus on what changes for the reader, and include actionable insights.',
  rule: 'Avoid slogans, jargon and empty superlatives.',
  edge: FACTS_ONLY,
  check:
    'Before you answer, check that a busy reader would know within ten seconds why it matters and what to do.',
  counts: 'words',
}

/** For any text; what other kinds of text start from. */
export const TEXT: Kit = {
  ...CAMPAIGN,
  role: undefined,
  subject: ['Details', '[names, dates, facts and wishes to include]'],
  facts: ['Background', '[how it came about, what must not be said]'],
  audience: '[who will read it]',
  purpose: '[what it should achieve]',
  assumed: {},
  form: 'the finished text in short paragraphs, ready to use',
  coverage:
    'Focus on what is particular here, and include nothing that could stand in any other text.',
  insights: 'Focus on what is particular here, and include actionable insights.',
  rule: 'Avoid stock phrases and empty superlatives.',
  edge: 'If a fact is missing, leave a marked gap instead of inventing it.',
  check: 'Before you answer, check that everything asked for is there.',
}

/** Nobody else knows what they say, so nothing is taken for granted. */
export const PAPER: Kit = { ...TEXT, assumed: {} }
