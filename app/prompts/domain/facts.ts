import { asksForReaders } from '#app/prompts/domain/fact_topics'

export const MAX_FACT_NAME_LENGTH = 80
export const MAX_FACT_VALUE_LENGTH = 2_000
export const MAX_FACTS = 100

/** What a person keeps to answer blanks again: their company, their audience, their voice. */
export interface NamedFact {
  name: string
}

/** Names that differ only in letter case or white space name the same fact. */
export function factKey(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** The name under which the answer to a blank is kept, unless its owner says another. */
export function factNameFor(label: string): string {
  if (asksForReaders(label)) return 'Audience'
  const asked = label.replace(/[,;:(]?\s*\b(?:e\.?g\.?|for example|such as)(?=[\s,:]).*$/i, '')
  const plain = asked
    .replace(/^(?:the|a|an|your|my|our) /i, '')
    .replace(/\s+/g, ' ')
    .trim()
  const words = plain === '' ? label.trim() : plain
  const name = words.charAt(0).toUpperCase() + words.slice(1)
  const short = name.slice(0, MAX_FACT_NAME_LENGTH)
  return (short.isWellFormed() ? short : short.slice(0, -1)).trim()
}
