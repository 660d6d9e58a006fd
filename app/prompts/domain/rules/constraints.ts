import { lacks, placesOf, spanOf, spokenWords, type Rule } from '#app/prompts/domain/rules/rule'

export const CONSTRAINT_RULES: Rule[] = [
  {
    id: 'constraints.missing',
    why: 'A rule on what to avoid or keep saves a second round.',
    tasks: ['write', 'rewrite', 'extract', 'classify', 'plan', 'code', 'image'],
    find: (reading) => lacks('rule', reading),
  },
  {
    id: 'constraints.contradiction',
    why: 'Two demands cannot both be met.',
    find: ({ conflicts }) =>
      conflicts
        .filter(({ kind }) => kind !== 'tone' && kind !== 'audience')
        .map(({ second, why }) => ({ ...second, why })),
  },
  {
    id: 'constraints.negative_only',
    why: 'Saying only what to avoid leaves open what to do; add what you want instead.',
    find: (reading) => {
      const negative = placesOf(reading, 'negative').filter(
        ({ phrase }) => phrase !== 'no' && phrase !== 'not'
      )
      const positive = placesOf(reading, 'rule').some(({ phrase }) =>
        /^(?:must|only|ensure|make sure|keep|use only|always|stick to|prefer)/.test(phrase)
      )
      return negative.length >= 3 && !positive ? [spanOf(negative[0])] : []
    },
  },
  {
    id: 'constraints.edge_missing',
    why: 'Unless told what to do with missing or unclear input, an assistant fills the hole with a guess.',
    tasks: ['extract', 'classify', 'summarise', 'code', 'analyse'],
    find: (reading) =>
      reading.task === 'analyse' && spokenWords(reading) < 15 ? [] : lacks('edge', reading),
  },
  {
    id: 'constraints.absolutes',
    why: 'Where everything is "always" or "never", nothing stands out; keep them for the one or two rules that matter.',
    find: (reading) => {
      const found = placesOf(reading, 'absolute').filter(({ phrase }) =>
        /^(?:must|always|never|absolutely)$/.test(phrase)
      )
      return found.length >= 5 ? [spanOf(found[4])] : []
    },
  },
]
