import { ANSWER } from '#app/prompts/domain/variants/answer'
import type { Kit } from '#app/prompts/domain/variants/kit'

/** For conversations of any kind; what the others start from. */
export const TALK: Kit = {
  ...ANSWER,
  role: 'a patient conversation partner',
  subject: ['Situation', '[who you are, who I am and where we talk]'],
  facts: ['Background', '[what happened before and what is at stake]'],
  audience: '[my level and what I find difficult]',
  purpose: '[what I want to practise or find out]',
  assumed: {
    subject: 'an everyday situation; begin with a greeting and a first question',
    audience: 'I know the basics; use plain words and correct me where it matters',
    purpose: 'to practise until I answer without thinking',
  },
  form: 'one short reply at a time, each ending with one question, in short paragraphs',
  coverage: 'Focus on what I just said, and mention one thing I could do better.',
  rule: 'Stay in the role, and do not answer for me.',
  edge: 'If an answer of mine is unclear, ask about it instead of assuming.',
  tone: 'true-to-life',
}

const language: Kit = {
  ...TALK,
  form: 'one short reply at a time, in the language that I practise and in words of my level, then wait for mine',
  coverage:
    'Begin at once with the situation told here, and include below each reply a line that corrects my last mistakes.',
  rule: 'Stay in the role, and use my own language only to explain a correction.',
  edge: 'If I get stuck, offer two answers that I could give.',
  tone: 'friendly and patient',
}

const panel: Kit = {
  ...TALK,
  role: undefined,
  subject: ['Position', '[what it is about, and what they will want to hear]'],
  assumed: {
    subject: 'what is told here; begin with a usual first question',
    audience: 'me; I answer in my own words',
    purpose: 'to be ready when it counts',
  },
  form: 'one question at a time, then wait for my answer',
  coverage:
    'Cover what such a panel really asks, including one question that is meant to be uncomfortable.',
  rule: 'Never answer for me, and leave praise out where it is not earned.',
  edge: 'If an answer of mine stays general, ask for an example before you go on.',
  tone: 'matter-of-fact',
  leaves: ['length'],
  unasked: ['subject', 'audience', 'purpose'],
}

const role: Kit = {
  ...TALK,
  role: undefined,
  assumed: {
    subject: 'an everyday situation, until I say otherwise; begin at once, in the role',
    audience: 'me; I answer in my own words',
    purpose: 'a conversation that feels real',
  },
  form: 'one short reply at a time, in the words that such a person would use, then wait for mine',
  coverage: 'Focus on what I just said, and include what such a person would feel, want or object.',
  rule: 'Stay in the role, and do not answer for me.',
  edge: 'If I write "stop", leave the role and tell me what worked and what I could say better.',
}

const quizMe: Kit = {
  ...TALK,
  role: undefined,
  assumed: {
    subject: 'what is told here, from easy to hard',
    audience: 'me; I answer in my own words',
    purpose: 'to know what I do not know yet',
  },
  form: 'one question at a time, then wait for my answer',
  coverage:
    'Begin at once, and include after each answer whether it was right and why in one sentence.',
  rule: 'Never give the answer before I have tried.',
  edge: 'If I am wrong twice on the same point, explain it in three sentences and ask again later.',
  tone: undefined,
  leaves: ['length', 'tone'],
}

const QUIZZES = /\b(?:quiz|test|grill) me\b/
const TEACHES =
  /\b(?:teacher|tutor|coach|trainer|interviewer?|recruiter|examiner|quiz|practi[sc]e|test me)\b/
const ROLES = /\b(?:act|pretend|play|be|you're|you are|simulate|role-?play|imagine)\b/
const PRETENDS = /\bpretend\b|\brole[- ]?play\b|\b(?:play|be) (?:her|him|them|my|the)\b/
const PANELS = /\b(?:panel|interview(?:s|er|ing)?|recruiter|examiner|oral exam|viva|jury)\b/
const LANGUAGES =
  /\b(?:english|french|german|spanish|italian|portuguese|dutch|polish|swedish|norwegian|danish|finnish|greek|turkish|russian|ukrainian|arabic|hebrew|hindi|chinese|mandarin|japanese|korean|welsh|irish)\b/

/** The kit for a conversation, from the whole text in lower case. */
export function talkKit(said: string): Kit {
  if (PANELS.test(said) && !/\binterview me (?:about|on)\b/.test(said)) return panel
  if (LANGUAGES.test(said)) return language
  if (QUIZZES.test(said)) return quizMe
  return PRETENDS.test(said) || (ROLES.test(said) && !TEACHES.test(said)) ? role : TALK
}
