import { ANSWER } from '#app/prompts/domain/variants/answer'
import type { Kit } from '#app/prompts/domain/variants/kit'

/** For ideas of any kind. */
export const IDEAS: Kit = {
  ...ANSWER,
  subject: ['Starting point', '[what it is for and what you have already tried]'],
  facts: ['Limits', '[budget, style or words to avoid]'],
  audience: '[who the ideas should appeal to]',
  purpose: '[what a good idea should achieve]',
  assumed: {
    subject: 'ordinary means, and nothing tried before',
    audience: 'the people who would carry them out',
    purpose: 'to have enough to choose from',
  },
  form: 'a numbered list, each idea with a short title and two sentences on how it would go here',
  coverage: 'Cover clearly different directions, including one unexpected one.',
  rule: 'Keep only ideas that differ clearly, and avoid generic suggestions.',
  edge: 'If the limits rule out an idea, leave it out.',
  check: 'Before you answer, check each idea against everything told here.',
  counts: 'items',
}

/** For names, titles, slogans and the like. */
export const NAMES: Kit = {
  ...IDEAS,
  subject: ['Directions', '[what it should suggest, and the style it should have]'],
  audience: '[who should feel addressed]',
  purpose: '[what it should make people think or do]',
  assumed: {
    subject: 'its character, the feeling it gives, and the people it is for',
    audience: 'people who meet it for the first time',
    purpose: 'to be remembered after one hearing',
  },
  form: 'a numbered list, each with one line on the idea behind it',
  coverage:
    'Cover clearly different directions, including one unexpected one, and mark the strongest.',
  rule: 'Keep each under seven words, and avoid words that are hard to say aloud or worn out.',
  edge: 'If one is likely to be in use already, say so.',
  check: 'Before you answer, check that no two are alike and that each makes sense on its own.',
  items: 'of them',
}

/** "What's a good thesis question about …": one is wanted. */
export const SUGGESTION: Kit = {
  ...IDEAS,
  form: 'the one you would choose first, with two sentences on why it fits, then three others that differ clearly',
  coverage: 'Focus on what is told here, and include what each would take.',
  rule: 'Avoid suggestions that would fit anybody.',
  counts: undefined,
  leaves: ['length'],
}

const oneName: Kit = {
  ...NAMES,
  form: 'the one you would choose on the first line, then a numbered list of the others, each with one line on the idea behind it',
}

const wordings: Kit = {
  ...IDEAS,
  subject: ['What to change', '[what you do not like about it, and who will read it]'],
  audience: '[who will read it]',
  purpose: '[what it should make readers do]',
  assumed: {
    subject: 'more concrete wording; what is said stays',
    audience: 'readers who decide within one line whether to go on',
    purpose: 'they want to read on',
  },
  form: 'the new versions, one per line, each with one sentence on what it does better',
  coverage: 'Cover different means, including one that begins with a picture or a question.',
  rule: 'Keep the subject, and avoid clichés.',
  edge: 'If the original works in one point, keep that point.',
  check: 'Before you answer, check that each version can replace the original as it stands.',
}

/** For questions to people. */
export const QUESTIONS: Kit = {
  ...IDEAS,
  items: 'questions',
  subject: ['Aim', '[what the answers should bring to light]'],
  audience: '[who is asked, and by whom]',
  purpose: '[what the answers are for]',
  assumed: {
    subject: 'facts, reasons, experience and plans, in this order',
    audience: 'somebody who answers gladly but briefly',
    purpose: 'answers that tell more than yes or no',
  },
  form: 'a numbered list with one question per line, from general to particular',
  coverage: 'Cover different sides, including one question that is seldom asked.',
  rule: 'Keep to one thing per question, and avoid questions that suggest their answer.',
  edge: 'If one question follows from another, put it behind it.',
  check: 'Before you answer, check that no two questions would get the same answer.',
}

/** For questions to people who apply. */
export const INTERVIEW: Kit = {
  ...QUESTIONS,
  subject: ['Job', '[tasks, team, and what went wrong with others before]'],
  audience: '[who applies, and who asks]',
  purpose: '[what must be clear at the end]',
  assumed: {
    subject: 'the usual tasks of the job, and the hardest day in it',
    audience: 'applicants who have prepared for the usual questions',
    purpose: 'to hear what somebody has really done',
  },
  form: 'a numbered list in groups, each question with one line on what a strong answer shows',
  coverage: 'Focus on situations from this job, including one that went wrong.',
  rule: 'Ask for what somebody did rather than what they would do, and leave family, health and belief out.',
  edge: 'If a question would be the same for any job, replace it.',
  unasked: ['subject', 'audience', 'purpose'],
}

/** For questions that somebody will be asked. */
export const EXPECTED: Kit = {
  ...QUESTIONS,
  assumed: {
    subject: 'what is told here',
    audience: 'me, the evening before',
    purpose: 'nothing takes me by surprise',
  },
  form: 'the likeliest questions in a list, each with what they want to hear and how I could answer in two sentences',
  coverage:
    'Focus on this position and on what is told here, including the question I would rather not get.',
  rule: 'Keep answers to what is told here, and avoid phrases from a textbook.',
  edge: 'If an answer needs something only I know, leave a marked gap for it.',
  check: 'Before you answer, check that I could say each answer aloud.',
}

/** For questions with known answers. */
export const QUIZ: Kit = {
  ...QUESTIONS,
  subject: ['Level', '[age or grade, what was covered, how hard it should be]'],
  audience: '[who plays, and how long it may take]',
  purpose: '[what players should know afterwards]',
  assumed: {
    subject: 'easy questions first, then harder ones, then one surprise',
    audience: 'people who have met the subject but are no experts',
    purpose: 'everybody gets half of them right and learns the rest',
  },
  form: 'numbered questions with four choices each, then the answers with one sentence of explanation',
  coverage: 'Cover different sides, including causes and consequences as well as facts.',
  rule: 'Keep one answer that is plainly right, and three that could be believed.',
  edge: 'If an answer could be disputed, choose another question.',
  leaves: ['tone'],
  unasked: ['audience', 'purpose'],
  check: 'Before you answer, check every fact once more.',
}

const NAMED =
  'names?|titles?|slogans?|taglines?|mottos?|hashtags?|captions?|headlines?|usernames?|nicknames?|domains?|subject lines?'

/** For ideas that the first words tell apart, the first that fits. */
export const IDEA_KITS: [opens: RegExp, kit: Kit][] = [
  [
    new RegExp(`\\b(?:an?|one|the) (?:[\\p{L}-]+ ){0,3}?(?:${NAMED.replaceAll('s?', '')})\\b`, 'u'),
    oneName,
  ],
  [new RegExp(`(?<!^(?:please )?)\\b(?:${NAMED})\\b`), NAMES],
  [/\b(?:improve|rewrite|rephrase|reword|better)\b/, wordings],
  [/\bquestions?\b/, QUESTIONS],
]
