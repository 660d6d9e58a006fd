const STEM_LENGTH = 60
const STEM_BYTES = 180

/** Names that Windows keeps for devices, with any ending. */
const RESERVED = /^(con|prn|aux|nul|(com|lpt)[0-9¹²³])$/

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * The name of a file: at most 200 bytes in UTF-8, lawful on Windows, macOS and Linux.
 * @param ending without its first dot
 * @param kind what the file holds, in one word: its name where the title gives none
 */
export function fileName(title: string, ending: string, kind = 'prompt'): string {
  return `${fileStem(title, kind)}.${ending}`
}

/** A title as the stem of a file name: lower case, words joined by hyphens, safe on every system. */
export function fileStem(title: string, kind = 'prompt'): string {
  const words = title
    .toWellFormed()
    .toLowerCase()
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((word) => word.replace(/^\p{M}+/u, ''))
    .filter(Boolean)
    .join('-')
  const stem = cut(words).replace(/-+$/, '')
  if (stem === '') return kind
  return RESERVED.test(stem) ? `${kind}-${stem}` : stem
}

/** As many whole letters as fit; of a letter that alone is too long, what fits. */
function cut(words: string): string {
  const found = [...letters.segment(words.slice(0, STEM_BYTES * 2))].map(({ segment }) => segment)
  return fitting(found.slice(0, STEM_LENGTH)) || fitting([...(found[0] ?? '')])
}

function fitting(pieces: string[]): string {
  let stem = ''
  let space = STEM_BYTES
  for (const piece of pieces) {
    space -= bytesOf(piece)
    if (space < 0) break
    stem += piece
  }
  return stem
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length
