import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { ANSWERS } from '#app/prompts/domain/deliverables/records/message_answers'
import { LETTERS } from '#app/prompts/domain/deliverables/records/message_letters'
import { PEOPLE } from '#app/prompts/domain/deliverables/records/message_people'
import { OCCASIONS } from '#app/prompts/domain/deliverables/records/message_occasions'

export const MESSAGE: FamilyRecord = {
  contains: [
    'the reason for writing in the first two sentences',
    'the facts the reader needs to answer or act without asking back',
    'the next step with its date where one is expected',
  ],
  form: 'Give only the words to send or say, ready to use, with a subject line if it is an email.',
  length: 'Keep it under 150 words.',
  tone: 'Sound the way the sender normally talks to this reader, and stay polite where the matter is sour.',
  limits: [
    'Begin with the matter itself, not with "I hope this finds you well" or "I am writing to".',
    'Admit, promise and offer nothing in the name of the sender that the request does not.',
  ],
  gaps: 'Leave a marked gap for a missing name, date or amount, so that nothing invented gets sent.',
  test: 'It works if one reading on a phone tells the reader why it came and what is wanted, if anything.',
  asks: [
    {
      label: 'Reader',
      question: 'Who gets it, and how do you know each other?',
      cues: PEOPLE,
      kind: 'readers',
    },
    {
      label: 'Background',
      question: 'What has happened so far, with names and dates?',
      kind: 'facts',
    },
    { label: 'Goal', question: 'What should the reader do or know, and by when?', kind: 'purpose' },
  ],
  deliverables: [...LETTERS, ...ANSWERS, ...OCCASIONS],
}
