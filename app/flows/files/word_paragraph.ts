import type { WordElement } from '#app/flows/files/word_xml'

export interface Paragraph {
  pieces: string[]
  style: string | undefined
  /** The depth of an item of a list, or null. */
  level: number | null
  isHeading: boolean
  /** Whether it goes on in the next one, as its end was deleted or is hidden. */
  isJoined: boolean
}

const MAX_LEVEL = 8

export const newParagraph = (pieces: string[] = []): Paragraph => ({
  ...{ pieces, style: undefined, level: null, isHeading: false, isJoined: false },
})

/** Notes what a paragraph says of itself. */
export function inParagraph(paragraph: Paragraph | undefined, element: WordElement): void {
  if (!paragraph) return
  const { name } = element
  const value = element.attribute('val')
  if (name === 'numPr') paragraph.level ??= 0
  else if (name === 'ilvl') paragraph.level = Math.min(Number(value) || 0, MAX_LEVEL)
  else if (name === 'numId' && value === '0') paragraph.level = null
  else if (name === 'pStyle') {
    paragraph.style = value
    paragraph.isHeading = /^(?:heading|title)/i.test(value ?? '')
  }
}
