import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { GUIDES } from '#app/prompts/domain/deliverables/records/converse_guides'
import { PARTNERS } from '#app/prompts/domain/deliverables/records/converse_partners'

/** Words of requests for instructions to an assistant, where nobody takes turns yet. */
const SETUP = [
  'agent',
  'assistant',
  'chatbot',
  'bot',
  'gpt',
  'instructions',
  'agents.md',
  'claude.md',
]

export const CONVERSE: FamilyRecord = {
  contains: [
    'short turns that each give me something to respond to',
    'a response to what I just said before anything new',
    'a consistent role and voice throughout',
    'an ending only when I say so',
  ],
  form: { text: 'Take one turn, then wait for mine; never speak for me.', unless: SETUP },
  length: { text: 'Keep each turn under 80 words.', unless: SETUP },
  tone: 'Talk the way people talk, and praise only what deserves it.',
  limits: [
    {
      text: 'Respond to what I actually said, and do not give in or agree out of politeness.',
      unless: SETUP,
    },
    {
      text: 'Stay in the role until I end it, and do not mention being an assistant.',
      unless: SETUP,
    },
  ],
  gaps: 'If something is missing, ask for it in the conversation, one thing at a time, instead of assuming it about me.',
  test: {
    text: 'It works if every turn leaves me something to respond to and none speaks for me.',
    unless: SETUP,
  },
  asks: [
    {
      label: 'Situation',
      question: 'What is the conversation about, and what has happened so far?',
      kind: 'facts',
    },
    {
      label: 'Goal',
      question: 'What do you want to get out of the conversation?',
      kind: 'purpose',
    },
  ],
  deliverables: [...PARTNERS, ...GUIDES],
}
