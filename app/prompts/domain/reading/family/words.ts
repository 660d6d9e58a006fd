/** A word of a request in lower case, and how much it counts: material that was pasted counts less. */
export interface Word {
  word: string
  trust: number
}

const WORD = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu
const MATERIAL_TRUST = 0.5

const HEAD_CHARACTERS = 2000
const TAIL_CHARACTERS = 800

/** The beginning and the end of a long text: whatever its length, no more than these is ever read. */
export function cutMiddle(text: string): string {
  const cut =
    text.length > HEAD_CHARACTERS + TAIL_CHARACTERS
      ? `${text.slice(0, HEAD_CHARACTERS)}\n${text.slice(-TAIL_CHARACTERS)}`
      : text
  return cut.trim().replaceAll('’', "'")
}

/** Numbers by their looks: one or two digits, a year, longer ones, or digits among other signs. */
function shapeOf(word: string): string {
  if (!/^\d/.test(word)) return word
  if (!/^\d+$/.test(word)) return word.replace(/\d+/g, '#')
  return word.length < 3 ? '#s' : word.length === 4 ? '#y' : '#n'
}

/** The words of a text that is cut already; those inside one of the stretches count less. */
export function wordsOf(text: string, material: [start: number, end: number][]): Word[] {
  const words: Word[] = []
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const given = material.some(([start, end]) => index >= start && index < end)
    words.push({ word: shapeOf(word.toLowerCase()), trust: given ? MATERIAL_TRUST : 1 })
  }
  return words
}

/** Words that say little about the work that is asked for. */
const FILL_WORDS = new Set(
  (
    'a an the my our your his her their its this that these those of for to in on at by with and or but so ' +
    'i we you he she they it me us him them is are was were be been am do does did have has had can could ' +
    'will would should may might must please pls need want some any no not just very really too also as ' +
    'from into about if then than there here what which who how when where why up out off over down more ' +
    'most all each one two'
  ).split(' ')
)

export const tellsMuch = ({ word }: Word) => !FILL_WORDS.has(word)

/** A word without its commonest endings. */
export const stemOf = (word: string) =>
  word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?:ing|ed|es|s|er|ly|e)$/, '')
