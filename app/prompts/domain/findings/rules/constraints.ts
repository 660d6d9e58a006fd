import { conflictPlaces } from '#app/prompts/domain/findings/demands/conflicts'
import { lacks, placesOf, spanOf, spokenWords, type Rule } from '#app/prompts/domain/findings/rule'

/** Kinds of conflicts that rules of their own tell. */
const OWN_RULES = new Set(['tone', 'audience', 'formats'])

export const CONSTRAINT_RULES: Rule[] = [
  {
    id: 'constraints.missing',
    why: 'A rule about what to avoid or keep saves a second attempt.',
    families: [
      'message',
      'publish',
      'document',
      'story',
      'teach',
      'rewrite',
      'analyze',
      'plan',
      'code',
      'image',
    ],
    find: (reading) => lacks('rule', reading),
  },
  {
    id: 'constraints.contradiction',
    why: 'Two demands cannot both be met.',
    find: (reading) => conflictPlaces(reading, (kind) => !OWN_RULES.has(kind)),
  },
  {
    id: 'constraints.negative_only',
    why: 'Saying only what to avoid leaves open what to do; add what you want instead.',
    find: (reading) => {
      const negative = placesOf(reading, 'negative').filter(
        ({ phrase, sentence }) =>
          /^(?:do not|don't|never|avoid)$/.test(phrase) &&
          reading.sentences[sentence].mood === 'ask'
      )
      const positive = placesOf(reading, 'rule').some(({ phrase }) =>
        /^(?:must|only|ensure|make sure|keep|use only|always|stick to|prefer)/.test(phrase)
      )
      return negative.length >= 3 && !positive ? [spanOf(negative[0])] : []
    },
  },
  {
    id: 'constraints.edge_missing',
    why: 'Unless told what to do with missing or unclear input, an assistant fills the gap with a guess.',
    families: ['analyze', 'condense', 'code', 'explain', 'decide', 'debug'],
    find: (reading) => (spokenWords(reading) < 15 ? [] : lacks('edge', reading)),
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
