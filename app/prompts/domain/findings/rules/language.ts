import type { Rule } from '#app/prompts/domain/findings/rule'

export const LANGUAGE_RULES: Rule[] = [
  {
    id: 'language.not_english',
    why: 'This text is not in English: only rules that hold in any language were applied, and its wording was left as it is.',
    anyLanguage: true,
    find: ({ language, text }) => (language === 'other' ? [{ start: 0, end: text.length }] : []),
  },
]
