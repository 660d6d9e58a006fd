import type { Job } from '#app/prompts/domain/reading/reading'

export type Position =
  Job | 'setting.tone' | 'setting.detail' | 'setting.audience' | 'setting.goal' | 'given.variables'

/** One thing that a variant adds to the text, with why. */
export interface Addition {
  slot: Position
  text: string
}

interface Account {
  rule: string
  reason: string
  /** What it did, for the list of improvements. */
  did: string
}

/** Why each kind of addition is made. */
export const ACCOUNTS: Record<Position, Account> = {
  'ask': {
    rule: 'goal.missing_deliverable',
    reason: 'Says what to make.',
    did: 'Said plainly what to make.',
  },
  'object': {
    rule: 'goal.missing_deliverable',
    reason: 'Says what to make.',
    did: 'Named what to make.',
  },
  'role': {
    rule: 'role.missing',
    reason: 'A role sets vocabulary and judgment.',
    did: 'Added a role that fits the task.',
  },
  'purpose': {
    rule: 'goal.no_purpose',
    reason: 'The purpose decides what can be left out.',
    did: 'Added the result you want.',
  },
  'input': {
    rule: 'context.missing_input',
    reason: 'The material has to be in the prompt.',
    did: 'Made a marked place for the material.',
  },
  'subject': {
    rule: 'context.background_missing',
    reason: 'Details of the subject replace guesses.',
    did: 'Made room for the details of the subject.',
  },
  'facts': {
    rule: 'context.background_missing',
    reason: 'Background that only you know replaces guesses.',
    did: 'Made room for background and facts.',
  },
  'audience': {
    rule: 'audience.missing',
    reason: 'The reader decides the words and the detail.',
    did: 'Added who it is for.',
  },
  'form': {
    rule: 'format.missing',
    reason: 'A clear format saves rework.',
    did: 'Named the form of the answer.',
  },
  'length': {
    rule: 'length.missing',
    reason: 'A number sets the length.',
    did: 'Set a length.',
  },
  'coverage': {
    rule: 'format.coverage',
    reason: 'Says what the answer must contain.',
    did: 'Said what to focus on.',
  },
  'tone': { rule: 'tone.missing', reason: 'Readers notice the tone first.', did: 'Set the tone.' },
  'rule': {
    rule: 'constraints.missing',
    reason: 'A rule about what to avoid or keep saves a second attempt.',
    did: 'Added a rule on what to keep or avoid.',
  },
  'edge': {
    rule: 'constraints.edge_missing',
    reason: 'Without a rule for missing facts, an assistant guesses them.',
    did: 'Added what to do when something is missing.',
  },
  'check': {
    rule: 'goal.no_success_test',
    reason: 'A test lets the assistant check its own work.',
    did: 'Added a test for a good result.',
  },
  'examples': {
    rule: 'examples.missing',
    reason: 'An example shows what you mean.',
    did: 'Made room for an example.',
  },
  'steps': {
    rule: 'steps.missing',
    reason: 'Numbered steps are followed one by one.',
    did: 'Put the steps in order.',
  },
  'setting.tone': {
    rule: 'settings.tone',
    reason: 'You changed the tone.',
    did: 'Set the tone you chose.',
  },
  'setting.detail': {
    rule: 'settings.detail',
    reason: 'You changed the level of detail.',
    did: 'Set the level of detail you chose.',
  },
  'setting.audience': {
    rule: 'settings.audience',
    reason: 'You chose the audience.',
    did: 'Fitted the reading level to the audience you chose.',
  },
  'setting.goal': {
    rule: 'settings.goal',
    reason: 'You chose the primary goal.',
    did: 'Added what the goal you chose calls for.',
  },
  'given.variables': {
    rule: 'context.given',
    reason: 'You gave this value.',
    did: 'Added the values you gave.',
  },
}
