import { readFileSync } from 'node:fs'
import words from 'word-list'

let text: string | null = null

/** Whether a word in small letters is English. The list is read when somebody first asks. */
export function isEnglishWord(word: string): boolean {
  text ??= `\n${readFileSync(words, 'latin1')}\n`
  let low = 0
  let high = text.length - 1
  while (low < high) {
    const middle = text.lastIndexOf('\n', (low + high) >> 1)
    const end = text.indexOf('\n', middle + 1)
    const here = text.slice(middle + 1, end)
    if (here === word) return true
    if (here < word) low = end
    else high = middle
  }
  return false
}
