import type { ProposalType } from '#app/prompts/domain/workshop/proposal'

interface Wording {
  type: ProposalType
  title: string
}

/** How the proposals of each rule are headed. */
const WORDINGS: Record<string, Wording> = {
  'goal.missing_deliverable': { type: 'specificity', title: 'Say what should come back' },
  'goal.no_verb': { type: 'clarity', title: 'Begin with a verb' },
  'goal.asks_for_help': { type: 'clarity', title: 'Ask for the thing itself' },
  'goal.question_for_artefact': { type: 'clarity', title: 'Turn the question into a request' },
  'goal.no_purpose': { type: 'context', title: 'Say what it is for' },
  'goal.no_success_test': { type: 'structure', title: 'Add a test for a good result' },
  'audience.missing': { type: 'context', title: 'Name the readers' },
  'context.background_missing': { type: 'context', title: 'Add background' },
  'context.subject_thin': { type: 'specificity', title: 'Describe the subject' },
  'context.undelimited_data': { type: 'structure', title: 'Set the material apart' },
  'context.missing_input': { type: 'context', title: 'Make room for the material' },
  'constraints.missing': { type: 'specificity', title: 'Add a rule' },
  'constraints.edge_missing': { type: 'specificity', title: 'Say what to do with gaps' },
  'examples.missing': { type: 'structure', title: 'Add an example' },
  'clarity.hedge': { type: 'clarity', title: 'Drop the hedge' },
  'clarity.wordy': { type: 'clarity', title: 'Use fewer words' },
  'clarity.unfinished': { type: 'clarity', title: 'Close the sentence' },
  'clarity.capital': { type: 'clarity', title: 'Begin with a capital' },
  'clarity.typo': { type: 'clarity', title: 'Correct the spelling' },
  'clarity.repeated_word': { type: 'clarity', title: 'Take out the doubled word' },
  'hygiene.exclamation': { type: 'clarity', title: 'Calm the exclamation marks' },
  'hygiene.repeated_sentence': { type: 'structure', title: 'Say it once' },
  'hygiene.courtesy': { type: 'clarity', title: 'Leave out thanks and praise' },
}

const OTHER: Wording = { type: 'clarity', title: 'Make it clearer' }

export const wordingOf = (rule: string): Wording => WORDINGS[rule] ?? OTHER

/** Every rule that has a heading of its own. */
export const HEADED_RULES = Object.keys(WORDINGS)
