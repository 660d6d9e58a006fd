import { conflictPlaces } from '#app/prompts/domain/findings/demands/conflicts'
import { lacks, type Rule } from '#app/prompts/domain/findings/rule'

export const AUDIENCE_RULES: Rule[] = [
  {
    id: 'audience.missing',
    why: 'Who reads it decides what can be left out and which words fit.',
    families: [
      'message',
      'publish',
      'document',
      'story',
      'teach',
      'condense',
      'plan',
      'ideas',
      'converse',
    ],
    find: (reading) => lacks('audience', reading),
  },
  {
    id: 'audience.clash',
    why: 'Beginners and experts need different texts; choose the one who matters more.',
    find: (reading) => conflictPlaces(reading, (kind) => kind === 'audience'),
  },
]
