import type { ProposalType } from '#app/prompts/domain/workshop/proposal'

export interface Wording {
  type: ProposalType
  title: string
  /** What it does. */
  description: string
}

const wording = (type: ProposalType, title: string, description: string): Wording => ({
  type,
  title,
  description,
})

/** How the proposals of each rule are told. */
const WORDINGS: Record<string, Wording> = {
  'goal.missing_deliverable': wording(
    'specificity',
    'Say what should come back',
    'Makes room for what you want to get.'
  ),
  'goal.asks_for_help': wording(
    'clarity',
    'Ask for the thing itself',
    'Asks for the thing itself instead of help with it.'
  ),
  'goal.question_for_artefact': wording(
    'clarity',
    'Turn the question into a request',
    'Turns the polite question into a plain request.'
  ),
  'audience.missing': wording('context', 'Name the readers', 'Makes room for who will read it.'),
  'context.background_missing': wording(
    'context',
    'Add background',
    'Makes room for facts that only you know.'
  ),
  'context.subject_thin': wording(
    'specificity',
    'Describe the subject',
    'Makes room for the details of the subject.'
  ),
  'context.undelimited_data': wording(
    'structure',
    'Set the material apart',
    'Puts marks around the pasted material.'
  ),
  'context.missing_input': wording(
    'context',
    'Make room for the material',
    'Adds a marked place for the material.'
  ),
  'constraints.missing': wording(
    'specificity',
    'Add a rule',
    'Adds a rule on what to keep or avoid.'
  ),
  'constraints.edge_missing': wording(
    'specificity',
    'Say what to do with gaps',
    'Adds what to do when something is missing.'
  ),
  'clarity.hedge': wording(
    'clarity',
    'Drop the hedge',
    'Takes out words that make an instruction look optional.'
  ),
  'clarity.wordy': wording(
    'clarity',
    'Use fewer words',
    'Replaces roundabout phrases with shorter ones.'
  ),
  'clarity.unfinished': wording('clarity', 'End the sentence', 'Adds a full stop.'),
  'clarity.capital': wording(
    'clarity',
    'Begin with a capital',
    'Begins the request with a capital.'
  ),
  'clarity.typo': wording('clarity', 'Correct the spelling', 'Corrects spelling.'),
  'clarity.repeated_word': wording(
    'clarity',
    'Take out the doubled word',
    'Takes out a word that stands there twice.'
  ),
  'hygiene.exclamation': wording(
    'clarity',
    'Calm the exclamation marks',
    'Replaces rows of exclamation marks.'
  ),
  'hygiene.repeated_sentence': wording(
    'structure',
    'Say it once',
    'Takes out a sentence that stands there twice.'
  ),
  'hygiene.courtesy': wording(
    'clarity',
    'Leave out thanks and praise',
    'Takes out thanks and praise.'
  ),
}

/** For a rule that has no words of its own yet. */
const OTHER = wording('clarity', 'Make it clearer', 'Changes the wording.')

export const wordingOf = (rule: string): Wording => WORDINGS[rule] ?? OTHER

/** Every rule that has words of its own. */
export const WORDED_RULES = Object.keys(WORDINGS)
