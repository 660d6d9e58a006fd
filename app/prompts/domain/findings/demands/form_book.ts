/** A form of the answer with the words that name it. */
export interface Form {
  id: string
  words: RegExp
  /** Forms that it is not, whatever else is asked for. */
  not: readonly string[]
  /** It may stand in one sentence with another form. */
  mixes?: boolean
}

const DATA = ['json', 'csv', 'xml', 'yaml']
const others = (id: string) => [...DATA.filter((one) => one !== id), 'table', 'bullets', 'prose']

export const FORMS: Form[] = [
  {
    id: 'word',
    words:
      /\b(?:one|a single|single|one-word) (?:word|letter)\b(?! (?:per|each|for))|\byes or no\b/,
    not: ['bullets', 'table', 'prose'],
  },
  ...DATA.map((id) => ({ id, words: new RegExp(`\\b${id}\\b`), not: others(id) })),
  { id: 'table', words: /\b(?:markdown )?tables?\b(?! of contents)/, not: DATA },
  {
    id: 'bullets',
    words: /\bbullet(?:ed|s|)(?: points?| lists?)?\b|\bnumbered lists?\b|\blists?\b/,
    not: DATA,
  },
  {
    id: 'prose',
    words: /\b(?:continuous|flowing|running|unbroken) (?:prose|text)\b|\bprose\b/,
    not: [...DATA, 'bullets', 'table'],
    mixes: true,
  },
  { id: 'plain', words: /\bplain[ -]text\b/, not: ['markdown'], mixes: true },
  {
    id: 'markdown',
    words: /\bmarkdown\b|\bheadings\b|\bbold(?:face)?\b/,
    not: ['plain'],
    mixes: true,
  },
]

/** Whether text around the form breaks an answer that is to be nothing else. */
export const standsAlone = (id: string): boolean => id === 'word' || DATA.includes(id)
