import type { Rule } from '#app/prompts/domain/findings/rule'

export const LANGUAGE_RULES: Rule[] = [
  {
    id: 'language.not_english',
    why: 'This text is not in English. Only rules that apply to any language were used, and the wording is unchanged.',
    anyLanguage: true,
    find: ({ language, text }) => (language === 'other' ? [{ start: 0, end: text.length }] : []),
  },
]
