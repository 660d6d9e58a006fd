import { baseForm } from '#app/prompts/domain/english/irregular_forms'
import { stemmer } from 'stemmer'

const NO_ADVERB = new Set(
  'family reply supply apply comply imply multiply assembly butterfly anomaly monopoly'.split(' ')
)
const EARS = new Set(
  'four hour hours your yours flour pour pours poured pouring tour tours sour fours'.split(' ')
)

/** One key for all forms of an English word in lower case; a word of another language keeps most of its letters. */
export function stem(word: string): string {
  const base = baseForm(word)
  if (base !== word) return stemmer(base)
  return stemmer(baseForm(american(adverbLess(word))))
}

const adverbLess = (word: string) =>
  word.length > 5 && word.endsWith('ly') && !NO_ADVERB.has(word)
    ? word.slice(0, -2).replace(/i$/, 'y')
    : word

/** Colour and color, organise and organize, centre and center are the same. */
function american(word: string): string {
  if (word.length < 5 || EARS.has(word)) return word
  return word
    .replace(/our(?=s?$|ed$|ing$|ite)/, 'or')
    .replace(/is(?=(?:e|es|ed|er|ing|ation|ations)$)/, 'iz')
    .replace(/([tb])re(s?)$/, '$1er$2')
    .replace(/ogue(s?)$/, 'og$1')
    .replace(/(?<=[aeiou][^aeiou]+[aeiou])ll(?=(?:ed|ing|er)$)/, 'l')
}
