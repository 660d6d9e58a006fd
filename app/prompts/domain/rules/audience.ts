import { lacks, type Rule } from '#app/prompts/domain/rules/rule'

export const AUDIENCE_RULES: Rule[] = [
  {
    id: 'audience.missing',
    why: 'Who reads it decides what can be left out and which words fit.',
    tasks: ['write', 'summarise', 'plan', 'ideate', 'converse'],
    find: (reading) => lacks('audience', reading),
  },
  {
    id: 'audience.clash',
    why: 'Beginners and experts need different texts; choose the one who matters more.',
    find: ({ conflicts }) =>
      conflicts
        .filter(({ kind }) => kind === 'audience')
        .map(({ second, why }) => ({ ...second, why })),
  },
]
