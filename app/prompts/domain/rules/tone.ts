import { lacks, spanOf, type Rule } from '#app/prompts/domain/rules/rule'
import { praiseIn } from '#app/prompts/domain/rules/vague'

export const TONE_RULES: Rule[] = [
  {
    id: 'tone.missing',
    why: 'The tone is what readers notice first; if it is open, you get a neutral one.',
    tasks: ['write', 'converse'],
    find: (reading) => lacks('tone', reading),
  },
  {
    id: 'tone.vague_praise',
    why: 'Words such as "engaging" or "great" do not say how; name what readers should notice or do.',
    tasks: ['write', 'rewrite', 'image'],
    find: (reading) => praiseIn(reading).slice(0, 3).map(spanOf),
  },
  {
    id: 'tone.clash',
    why: 'A formal and a casual tone cannot both be met; choose one, or say where each applies.',
    find: ({ conflicts }) =>
      conflicts
        .filter(({ kind }) => kind === 'tone')
        .map(({ second, why }) => ({ ...second, why })),
  },
]
