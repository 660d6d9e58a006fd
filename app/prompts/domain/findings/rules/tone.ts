import { conflictPlaces } from '#app/prompts/domain/findings/demands/conflicts'
import { lacks, spanOf, type Rule } from '#app/prompts/domain/findings/rule'
import { praiseIn } from '#app/prompts/domain/findings/rules/vague_words'

export const TONE_RULES: Rule[] = [
  {
    id: 'tone.missing',
    why: 'Readers notice the tone first. Without one, you get a neutral tone.',
    families: ['message', 'publish', 'document', 'story', 'teach', 'converse'],
    find: (reading) => lacks('tone', reading),
  },
  {
    id: 'tone.vague_praise',
    why: 'Words such as "engaging" or "great" do not say how; name what readers should notice or do.',
    families: ['message', 'publish', 'document', 'story', 'teach', 'rewrite', 'image'],
    find: (reading) => praiseIn(reading).slice(0, 3).map(spanOf),
  },
  {
    id: 'tone.clash',
    why: 'A formal and a casual tone cannot both be met; choose one, or say where each applies.',
    find: (reading) => conflictPlaces(reading, (kind) => kind === 'tone'),
  },
]
