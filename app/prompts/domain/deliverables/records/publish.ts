import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { NEWS } from '#app/prompts/domain/deliverables/records/publish_news'
import { PAGES } from '#app/prompts/domain/deliverables/records/publish_pages'
import { POSTS } from '#app/prompts/domain/deliverables/records/publish_posts'
import { SPOKEN } from '#app/prompts/domain/deliverables/records/publish_spoken'

export const PUBLISH: FamilyRecord = {
  contains: [
    'an opening that only this subject could have',
    'every given name and date and figure exactly as stated',
    'the everyday words of the people it is for',
    'an ending on a next step or image and no summary',
  ],
  form: 'Give the text as it will be printed, posted or spoken, with a headline only where its place has one.',
  tone: 'Let it sound like the person or house it comes from, without advertising adjectives.',
  limits: [
    'Begin with the fact or the scene itself, not with "we are excited" or "in today\'s world".',
    'Put no quote, award, figure or customer into public that is not given here.',
  ],
  gaps: 'Mark a missing name, date, price or quote as a gap to fill before it goes out.',
  test: 'It works if a stranger gets it the first time and no sentence would fit a text about something else.',
  asks: [
    { label: 'Readers', question: 'Who reads or hears it, and where?', kind: 'readers' },
    {
      label: 'Own detail',
      question: 'Which moment, figure or fact could only come from you?',
      kind: 'facts',
    },
    {
      label: 'Next step',
      question: 'What should people do or remember afterwards?',
      kind: 'purpose',
    },
  ],
  deliverables: [...NEWS, ...POSTS, ...PAGES, ...SPOKEN],
}
