import type { Kit } from '#app/prompts/domain/variants/kit'
import type { Task } from '#app/prompts/domain/types'

const GIVEN_ONLY =
  'Use only what the material says; if information is missing or unclear, say so instead of guessing.'

const analyse: Kit = {
  role: 'an analyst who explains clearly and weighs evidence',
  subject: ['Scope', '[period, place or aspects that matter]'],
  facts: ['Background', '[what you already know or have tried]'],
  audience: '[who will use the answer and what they already know]',
  purpose: '[the decision or task the answer is for]',
  form: 'a direct answer in the first sentence, then sections with short headings for the main points',
  coverage: 'Focus on what matters most, and include a concrete example for each main point.',
  rule: 'Keep facts apart from opinions, and avoid jargon.',
  edge: 'If a point is uncertain or disputed, say so and name the sources you rely on.',
  check: 'Before you answer, check that the first sentence answers the question on its own.',
  counts: 'words',
}

const plan: Kit = {
  ...analyse,
  role: undefined,
  subject: ['Project', '[what is planned and where it starts from]'],
  facts: ['Limits', '[people, budget and dates that cannot move]'],
  audience: '[who takes part and who decides]',
  purpose: '[what must be achieved at the end]',
  form: 'a numbered list of steps in order, each with its time, its owner and its result',
  coverage:
    'Focus on the critical steps, and include for each what has to be ready before it starts.',
  rule: 'Keep to what fits the time and the people available.',
  edge: 'If information is missing, list it as an open question instead of guessing.',
  check: 'Before you answer, check that the steps fit the limits and lead to the result.',
}

/** For plans of a special kind, by a word that names it. */
export const PLAN_KITS: [names: RegExp, kit: Kit][] = [
  [
    /^(?:meeting|agenda|workshop|call|offsite|standup|retrospective|kickoff)s?$/,
    {
      ...plan,
      subject: ['Meeting', '[topic, date and time available]'],
      facts: ['Background', '[what is already known or was decided]'],
      purpose: '[what must be decided at the end]',
      form: 'a table with the columns time, topic, who leads and expected result',
      coverage: 'Focus on the decisions, and include what each person should prepare.',
      rule: 'Keep five minutes at the end for next steps, and do not plan more than fits.',
      check:
        'Before you answer, check that the times add up and that the decision comes in the first half.',
    },
  ],
  [
    /^(?:trip|travel|itinerary|vacation|holiday|tour|weekend|visit|honeymoon)s?$/,
    {
      ...plan,
      subject: ['Trip', '[dates, start and interests]'],
      facts: ['Limits', '[budget, pace, food and what you have already seen]'],
      audience: '[who travels, with ages and needs]',
      purpose: '[what would make it a good trip]',
      form: 'one section per day with a heading, and a table with the columns time, place and travel time',
      coverage:
        'Focus on what suits these travellers, and include tickets, transport and one choice for bad weather.',
      rule: 'Keep walking and travel times realistic, and avoid more than three fixed points per day.',
      check:
        'Before you answer, check that each day works in that order, and mark opening hours as to be confirmed.',
    },
  ],
]

/** For the tasks that are no plain writing. */
export const TASK_KITS: Record<Exclude<Task, 'write'>, Kit> = {
  analyse,
  rewrite: {
    ...analyse,
    role: undefined,
    subject: ['What to change', '[what should be different and what must stay]'],
    form: 'only the new text, in the same format as the original, without comments',
    coverage: 'Focus on flow, grammar and word choice, including consistent terms.',
    rule: 'Keep the meaning, names, numbers and quotations exactly as they are.',
    edge: 'If a passage can be read in two ways, keep its wording and say so below the text.',
    check: 'Before you answer, check that nothing was added and nothing is lost.',
    counts: undefined,
  },
  summarise: {
    ...analyse,
    role: undefined,
    subject: ['Focus', '[the questions the summary should answer]'],
    form: 'one sentence with the main point, then bullet points in order of importance',
    coverage:
      'Focus on what a reader must know, including decisions or turning points, figures and consequences.',
    rule: 'Keep names, numbers and dates exactly as they are, and avoid opinions of your own.',
    edge: GIVEN_ONLY,
    check:
      'Before you answer, check that someone who has not read the original would understand it.',
  },
  extract: {
    ...analyse,
    role: undefined,
    subject: ['Fields', '[the fields you need, e.g. name, date, amount]'],
    form: 'a table with one row per item and one column per field, and nothing else',
    coverage: 'Cover every item, including repeated ones, in the order in which they appear.',
    rule: 'Copy values exactly as they are written; do not translate or round them.',
    edge: 'If a value is missing, leave it empty; if it is ambiguous, say so instead of guessing.',
    check: 'Before you answer, check that every item of the material is there exactly once.',
    counts: undefined,
  },
  classify: {
    ...analyse,
    role: undefined,
    subject: ['Categories', '[each category with a one-line definition]'],
    form: 'a table with the columns item, category and reason, one row per item, and nothing else',
    coverage: 'Decide according to the definitions, mentioning the words that decided it.',
    rule: 'Use only the given categories and choose exactly one per item.',
    edge: 'If no category fits, or two fit equally well, answer "unclear" instead of guessing.',
    check: 'Before you answer, check that every item appears exactly once.',
    counts: undefined,
  },
  plan,
  ideate: {
    ...analyse,
    role: undefined,
    subject: ['Starting point', '[what it is for and what you have already tried]'],
    facts: ['Limits', '[budget, style or words to avoid]'],
    audience: '[who the ideas should appeal to]',
    purpose: '[what a good idea should achieve]',
    form: 'a numbered list, each idea with a short title and one sentence on why it works',
    coverage:
      'Cover clearly different directions, including one unexpected one, and mention the first step for each.',
    rule: 'Keep only ideas that differ clearly, and avoid generic suggestions.',
    edge: 'If the limits rule out an idea, leave it out.',
    check: 'Before you answer, check that no two ideas overlap.',
    counts: 'items',
  },
  converse: {
    ...analyse,
    role: 'a patient conversation partner',
    subject: ['Situation', '[who you are, who I am and where we talk]'],
    facts: ['Background', '[what happened before and what is at stake]'],
    audience: '[my level and what I find difficult]',
    purpose: '[what I want to practise or find out]',
    form: 'one short reply at a time, each ending with one question, in short paragraphs',
    coverage: 'Focus on what I just said, and mention one thing I could do better.',
    rule: 'Stay in the role, and do not answer for me.',
    edge: 'If an answer of mine is unclear, ask about it instead of assuming.',
  },
  code: {
    ...analyse,
    role: undefined,
    subject: ['Environment', '[language and version, libraries you may use, where it runs]'],
    form: 'one complete code block with its signature, then a short paragraph on how it works',
    coverage: 'Cover invalid and empty input, and include a usage example.',
    rule: 'Use only the standard library unless another is named, and keep to the usual style of the language.',
    edge: 'If a requirement is open, choose the simplest reading and state your assumptions above the code.',
    check: 'Before you answer, check that the code runs as it stands.',
    counts: undefined,
  },
  image: {
    ...analyse,
    role: undefined,
    subject: ['Details', '[style, colours, mood and what else should be visible]'],
    form: 'composition: [close-up, wide shot or from above]; aspect ratio: [e.g. 16:9]',
    coverage: 'Focus on the main subject, including how the light falls on it.',
    rule: 'Keep the background simple, and avoid text, logos and watermarks.',
    edge: '',
    check: '',
    counts: undefined,
  },
}
