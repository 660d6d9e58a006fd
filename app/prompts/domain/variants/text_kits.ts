import type { Kit } from '#app/prompts/domain/variants/kit'

const FACTS_ONLY =
  'Use only the facts given here; if one is missing, say which instead of guessing.'

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
  role: 'a skilled professional writer',
  subject: ['Topic', '[the topic and the one point to make]'],
  facts: ['Background', '[facts, names and dates to include]'],
  audience: '[who will read it and what they already know]',
  purpose: '[what readers should think or do afterwards]',
  form: 'short paragraphs, each with one idea',
  assumed: {
    subject: 'one main point, with the reasons and examples that carry it',
    audience: 'an interested reader without special knowledge',
    purpose: 'the main point is clear after one reading',
  },
  coverage: 'Focus on the main point, and include one concrete example.',
  insights: 'Focus on the main point, and include actionable insights.',
  check:
    'Before you answer, check that every paragraph supports the main point and can be understood at first reading.',
}
