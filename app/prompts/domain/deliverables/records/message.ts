import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { ANSWERS } from '#app/prompts/domain/deliverables/records/message_answers'
import { LETTERS } from '#app/prompts/domain/deliverables/records/message_letters'
import { PEOPLE } from '#app/prompts/domain/deliverables/records/message_people'
import { OCCASIONS } from '#app/prompts/domain/deliverables/records/message_occasions'

export const MESSAGE: FamilyRecord = {
  contains: [
    'the reason for writing in the first two sentences',
    'everything the reader needs in order to reply or act',
    'the next step and its date, if one is expected',
  ],
  form: 'Give only the final wording, ready to send or say, with a subject line if it is an email.',
  length: 'Keep it under 150 words.',
  tone: "Match the sender's usual tone with this reader.",
  limits: [
    'Open with the point itself, not with "I hope this finds you well" or "I am writing to".',
    'Do not admit, promise or offer anything that the request does not mention.',
  ],
  gaps: 'Leave a placeholder for any missing name, date or amount, so that nothing invented gets sent.',
  test: 'It works if someone skimming it on a phone sees at a glance why they got it and what to do next, if anything.',
  asks: [
    {
      label: 'Reader',
      question: 'Who will receive it, and how do you know each other?',
      cues: PEOPLE,
      kind: 'readers',
    },
    {
      label: 'Facts',
      question: 'Which facts belong in it, such as names and dates?',
      kind: 'facts',
    },
    {
      label: 'Next step',
      question: 'What should the reader do or know afterward, and by when?',
      kind: 'purpose',
    },
  ],
  deliverables: [...LETTERS, ...ANSWERS, ...OCCASIONS],
}
