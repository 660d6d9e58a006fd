import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { NEWS } from '#app/prompts/domain/deliverables/records/publish_news'
import { PAGES } from '#app/prompts/domain/deliverables/records/publish_pages'
import { POSTS } from '#app/prompts/domain/deliverables/records/publish_posts'
import { SPOKEN } from '#app/prompts/domain/deliverables/records/publish_spoken'

export const PUBLISH: FamilyRecord = {
  contains: [
    'what is particular to this subject, from the first words on',
    'every name, date and figure exactly as given',
    'the everyday words of its readers',
    'an ending on a next step or image rather than a summary',
  ],
  form: 'Give the text as it will be printed, posted or spoken, with a headline only if the format calls for one.',
  tone: 'Sound like the person or organization behind it, without advertising adjectives.',
  limits: [
    'Leave out every phrase that would fit another subject as well.',
    'Invent no quote, figure, name or claim.',
  ],
  gaps: 'If a name, date, price or quote is missing, leave a placeholder to fill in before it goes out.',
  test: 'It works if a stranger gets it on first reading and no sentence would fit a different subject.',
  asks: [
    { label: 'Readers', question: 'Who will read or hear it, and where?', kind: 'readers' },
    {
      label: 'Facts',
      question: 'Which facts about the subject have to be in it?',
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
