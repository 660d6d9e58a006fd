import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { NEWS } from '#app/prompts/domain/deliverables/records/publish_news'
import { PAGES } from '#app/prompts/domain/deliverables/records/publish_pages'
import { POSTS } from '#app/prompts/domain/deliverables/records/publish_posts'
import { SPOKEN } from '#app/prompts/domain/deliverables/records/publish_spoken'

export const PUBLISH: FamilyRecord = {
  contains: [
    'an opening that fits only this subject',
    'every name, date and figure exactly as given',
    'the everyday words of its readers',
    'an ending on a next step or image rather than a summary',
  ],
  form: 'Give the text as it will be printed, posted or spoken, with a headline only if the format calls for one.',
  tone: 'Sound like the person or organization behind it, without advertising adjectives.',
  limits: [
    'Open with the fact or the scene itself, not with "we are excited" or "in today\'s world".',
    'Do not publish any quote, award, figure or customer that is not given here.',
  ],
  gaps: 'If a name, date, price or quote is missing, leave a placeholder to fill in before it goes out.',
  test: 'It works if a stranger gets it on first reading and no sentence would fit a different subject.',
  asks: [
    { label: 'Readers', question: 'Who will read or hear it, and where?', kind: 'readers' },
    {
      label: 'Unique detail',
      question: 'What moment, figure or fact could only come from you?',
      kind: 'facts',
    },
    {
      label: 'Next step',
      question: 'What should people do or remember afterward?',
      kind: 'purpose',
    },
  ],
  deliverables: [...NEWS, ...POSTS, ...PAGES, ...SPOKEN],
}
