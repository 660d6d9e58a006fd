export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const firstWord = (words: string): string => words.split(' ')[0].toLowerCase()

/** Without what cannot stand between the braces of a variable. */
export const plain = (name: string): string =>
  name
    .replace(/[.{}[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
