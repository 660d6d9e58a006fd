import { ANSWER } from '#app/prompts/domain/variants/answer'
import { IDEAS } from '#app/prompts/domain/variants/idea_kits'
import type { Kit } from '#app/prompts/domain/variants/kit'
import { PLAN } from '#app/prompts/domain/variants/plan_base'
import { TALK } from '#app/prompts/domain/variants/talk_kits'
import type { Task } from '#app/prompts/domain/types'

const GIVEN_ONLY =
  'Use only what the material says; if information is missing or unclear, say so instead of guessing.'

/** For material that is short already. */
export const GIST: Kit = {
  ...ANSWER,
  subject: ['Focus', '[the question the summary should answer]'],
  assumed: {
    subject: 'what has changed or is claimed, and what is asked for',
    audience: 'a reader who has ten seconds',
    purpose: 'to know what matters without reading the original',
  },
  form: 'one sentence with the main point, then at most one more with what follows from it',
  coverage: 'Focus on the main point, and mention the figures that carry it.',
  rule: 'Keep names, numbers and dates exactly as they are, and avoid opinions of your own.',
  edge: GIVEN_ONLY,
  limit: 'two sentences',
  counts: undefined,
  unasked: ['subject', 'audience', 'purpose', 'edge', 'check'],
}

/** For something known that others need in short, without a text to work from. */
export const DIGEST: Kit = {
  ...ANSWER,
  subject: ['Focus', '[what these readers have to do with it]'],
  audience: '[who reads it, and what they do all day]',
  assumed: {
    subject: 'what it means in practice, what to do and what to avoid',
    audience: 'people who need it for their work and have two minutes',
    purpose: 'to do the right thing without asking',
  },
  form: 'one sentence on what it is, then short points in everyday words, the most important first',
  coverage: 'Focus on what these readers need, including what they would ask first.',
  rule: 'Say each special term in everyday words as well.',
  edge: 'If a point depends on the place or the case, say so.',
}

/** For the tasks that are no plain writing. */
export const TASK_KITS: Record<Exclude<Task, 'write'>, Kit> = {
  analyse: {
    ...ANSWER,
    form: 'the answer first, in the form that suits it, ready to use',
    coverage:
      'Focus on the case as it is told here, and include what somebody with experience of it would add.',
    rule: 'Avoid introductions and repetition.',
    leaves: ['length', 'role'],
    untold: ['rule'],
    unasked: ['subject', 'audience', 'purpose', 'edge', 'check'],
  },
  rewrite: {
    ...ANSWER,
    subject: ['What to change', '[what should be different and what must stay]'],
    assumed: { subject: 'wording, grammar and flow; the meaning stays' },
    form: 'only the new text, in the same format as the original, without comments',
    coverage: 'Focus on flow, grammar and word choice, including consistent terms.',
    rule: 'Keep names, numbers and quotations exactly as they are, and add no facts.',
    edge: 'If a passage can be read in two ways, keep its wording and say so below the text.',
    check: 'Before you answer, check it against the original, sentence by sentence.',
    counts: undefined,
  },
  summarise: {
    ...ANSWER,
    subject: ['Focus', '[the questions the summary should answer]'],
    audience: '[who will use it and what they already know]',
    purpose: '[the decision or task it is for]',
    assumed: {
      subject: 'what happened or is claimed, on what grounds, and what follows from it',
      audience: 'a reader who has not seen the original and has two minutes',
      purpose: 'to decide whether the original is worth reading in full',
    },
    form: 'one sentence with the main point, then bullet points in order of importance',
    coverage:
      'Focus on what a reader must know, including decisions or turning points, figures and consequences.',
    rule: 'Keep names, numbers and dates exactly as they are, and avoid opinions of your own.',
    edge: GIVEN_ONLY,
    check:
      'Before you answer, check that someone who has not read the original would understand it.',
  },
  extract: {
    ...ANSWER,
    subject: ['Fields', '[the fields you need, e.g. name, date, amount]'],
    assumed: { subject: 'what is asked for above, and nothing else' },
    form: 'a table with one row per item and one column per field, and nothing else',
    coverage: 'Cover every item, including repeated ones, in the order in which they appear.',
    rule: 'Copy values exactly as they are written; do not translate or round them.',
    edge: 'If a value is missing, leave it empty; if it is ambiguous, say so instead of guessing.',
    check: 'Before you answer, check that every item of the material is there exactly once.',
    counts: undefined,
  },
  classify: {
    ...ANSWER,
    subject: ['Categories', '[each category with a one-line definition]'],
    assumed: {},
    form: 'a table with the columns item, category and reason, one row per item, and nothing else',
    coverage: 'Decide according to the definitions, mentioning the words that decided it.',
    rule: 'Use only the given categories and choose exactly one per item.',
    edge: 'If no category fits, or two fit equally well, answer "unclear" instead of guessing.',
    check: 'Before you answer, check that every item appears exactly once.',
    counts: undefined,
  },
  plan: PLAN,
  ideate: IDEAS,
  converse: TALK,
  code: {
    ...ANSWER,
    subject: ['Environment', '[language and version, libraries you may use, where it runs]'],
    assumed: {
      subject: 'a current version of the language; well-known libraries where they are needed',
    },
    form: 'one complete code block with its signature, then one paragraph on how it works',
    coverage: 'Cover invalid and empty input, and include a usage example.',
    rule: 'Keep to the usual style of the language, and avoid clever shortcuts.',
    edge: 'If a requirement is open, choose the simplest reading and state your assumptions above the code.',
    check: 'Before you answer, check that the code runs as it stands.',
    counts: undefined,
  },
  image: {
    ...ANSWER,
    subject: ['Details', '[style, colours, mood and what else should be visible]'],
    assumed: {
      subject:
        'natural light, true colours, a calm mood, and surroundings that fit the main subject',
      form: 'composition: wide shot at eye level; aspect ratio: 3:2',
    },
    form: 'composition: [close-up, wide shot or from above]; aspect ratio: [e.g. 16:9]',
    untold: ['subject', 'form', 'coverage', 'rule'],
    coverage: 'Focus on the main subject, including everything else that is named in its place.',
    rule: 'Avoid watermarks, distorted hands and lettering that is not asked for.',
    edge: '',
    check: '',
    counts: undefined,
  },
}
