const SCRIPTS = ['Hebrew', 'Arabic', 'Syriac', 'Thaana', 'Nko', 'Adlam']
  .map((script) => `\\p{Script=${script}}`)
  .join('')

const RIGHT_TO_LEFT = new RegExp(`[${SCRIPTS}]`, 'u')
const STRETCH = new RegExp(`([${SCRIPTS}](?:[^\\p{L}\\p{N}\\p{M}]*[${SCRIPTS}\\p{M}])*)`, 'u')
const LETTER = /\p{L}/u

/** Whether any letter of the text belongs to a script that runs from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/** Whether the first letter of a line runs from right to left, and so the line. */
export function runsFromRight(line: string): boolean {
  return RIGHT_TO_LEFT.test(LETTER.exec(line)?.[0] ?? '')
}

/** A text cut where its direction changes; signs between two words of one direction go with them. */
export function byDirection(text: string): { text: string; isFromRight: boolean }[] {
  return text
    .split(STRETCH)
    .map((stretch, index) => ({ text: stretch, isFromRight: index % 2 === 1 }))
    .filter((stretch) => stretch.text !== '')
}
