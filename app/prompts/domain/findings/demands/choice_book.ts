import { LANGUAGE } from '#app/prompts/domain/english/languages'
import type { ConflictKind } from '#app/prompts/domain/findings/demands/demand'

/** Something of which a result has one: the expression's group says which. */
export interface Choice {
  key: string
  kind: ConflictKind
  /** Where a demand for one of the values stands; the first group that matched is the value. */
  demand: RegExp
  /** Values that exclude each other, each with its words. Without rows, different words exclude each other. */
  values?: Record<string, RegExp>
}

const VERY =
  '(?:very |strictly |really |completely |quite |rather |highly |more |deeply |extremely |warm, |friendly, |clear, )*'
const FORMAL = 'formal|official|businesslike|professional'
const CASUAL = 'casual|informal|chatty|slangy|colloquial|laid-back'
export const TONES = `${FORMAL}|${CASUAL}|serious|solemn|somber|playful|funny|humorous|silly`

export const CHOICES: Choice[] = [
  {
    key: 'language',
    kind: 'choice',
    demand: new RegExp(
      `\\b(?:in|into)(?: only)?(?: the)?(?: plain| simple| standard| formal| clear| good)* (${LANGUAGE})\\b(?! (?:class|lesson|department|literature|history|market|restaurant|law|and\\b|or\\b))|\\b(${LANGUAGE}) (?:only|throughout|exclusively)\\b|\\b(?:only|use) (${LANGUAGE})(?=[.,;]|$| (?:in|for|throughout)\\b)|\\blanguage (?:other than|but|except) (${LANGUAGE})\\b`,
      'g'
    ),
  },
  {
    key: 'person',
    kind: 'choice',
    demand: /\b(?:in|use) (?:the )?(first|second|third)[ -]person\b/g,
  },
  {
    key: 'tense',
    kind: 'choice',
    demand: /\bin (?:the )?(?:simple )?(past|present|future)(?: tense)?(?= tense|[.,;]|$)/g,
  },
  {
    key: 'spelling',
    kind: 'choice',
    demand: /\b(british|american)(?: english)? (?:spelling|english)\b/g,
  },
  {
    key: 'page',
    kind: 'choice',
    demand: /\b(?:in|use) (portrait|landscape) (?:format|orientation|mode)\b/g,
  },
  {
    key: 'tone',
    kind: 'tone',
    demand: new RegExp(
      `\\b(?:in|use|keep|with) (?:an? |the )?(?:tone |style )?${VERY}(${TONES})\\b(?=,? (?:and |but )?(?:[a-z-]+,? ){0,2}(?:tone|style|voice|register|language|manner|way))|\\b(?:tone|style|voice|register)(?::| is| must be| should be| has to be| needs to be| must stay| should stay)? ${VERY}(${TONES})\\b|\\b(?:make|keep|write) (?:it|this|the (?:text|whole text|tone|style)) (?:sound )?${VERY}(${TONES})\\b|\\b(?:write|draft|compose) an? ${VERY}(${TONES}) [a-z]|\\b(?:sound|be|stay|remain) ${VERY}(${TONES})(?=[.,;]|$| and\\b| throughout\\b)`,
      'g'
    ),
    values: {
      formal: new RegExp(`^(?:${FORMAL})$`),
      casual: new RegExp(`^(?:${CASUAL})$`),
      serious: /^(?:serious|solemn|somber)$/,
      funny: /^(?:playful|funny|humorous|silly)$/,
    },
  },
  {
    key: 'readers',
    kind: 'audience',
    demand:
      /\b(?:(?:for|at|that|assume)(?: the)?(?: readers?| audience)?(?: are| is)?|(?:readers?|audience) (?:is|are|will be))(?: complete| absolute| total| mostly| only)? (beginners?|newcomers|laypeople|novices|children|experts?|specialists|experienced [a-z]+)\b/g,
    values: {
      beginners: /^(?:beginners?|newcomers|laypeople|novices|children)$/,
      experts: /^(?:experts?|specialists|experienced .*)$/,
    },
  },
]

/** Values that do not exclude each other although they differ. */
export const COMPATIBLE = new Set([
  'formal|serious',
  'casual|funny',
  'formal|funny',
  'casual|serious',
])
