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
    'short turns that each leave the next word to me',
    'a reaction to what I just said before anything new',
    'a part and a voice that hold throughout',
    'an ending when I say so and not before',
  ],
  form: { text: 'Take one turn, then wait for mine; never write my lines for me.', unless: SETUP },
  length: { text: 'Keep each turn under 80 words.', unless: SETUP },
  tone: 'Talk the way people talk, with praise only where it is earned.',
  limits: [
    {
      text: 'Answer what I said rather than what I should have said, and do not give in or agree out of politeness.',
      unless: SETUP,
    },
    {
      text: 'Stay in the part until I end it, and do not remark on being an assistant.',
      unless: SETUP,
    },
  ],
  gaps: 'Ask for what is missing in the conversation itself, one thing at a time, instead of assuming it about me.',
  test: {
    text: 'It works if every turn leaves me something to answer and none answers in my place.',
    unless: SETUP,
  },
  asks: [
    {
      label: 'Situation',
      question: 'What is the conversation about, and what has happened before?',
      kind: 'facts',
    },
    {
      label: 'Aim',
      question: 'What do you want to get out of the conversation?',
      kind: 'purpose',
    },
  ],
  deliverables: [...PARTNERS, ...GUIDES],
}
