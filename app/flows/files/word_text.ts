import { SaxesParser } from 'saxes'
import { FileFailure } from '#app/flows/files/file_failure'
import { unpackWord } from '#app/flows/files/word_archive'
import { WordReader } from '#app/flows/files/word_reader'

const MAX_DEPTH = 500
const WORD =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/wordprocessingml\/2006|purl\.oclc\.org\/ooxml\/wordprocessingml)\/main$/
const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006'

/**
 * The text of a Word document: paragraphs, items of lists with a dash, and rows of tables with a tab between cells. Notes,
 * comments, headers and what was deleted are left out.
 * @throws FileFailure, or what the XML parser throws
 */
export function wordText(bytes: Uint8Array): string {
  const reader = new WordReader()
  const parser = parserFor(reader)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  unpackWord(bytes, (part) => parser.write(decoder.decode(part, { stream: true })))
  parser.write(decoder.decode()).close()
  return reader.text
}

function parserFor(reader: WordReader) {
  const parser = new SaxesParser({ xmlns: true, position: false })
  let depth = 0
  parser.on('doctype', () => {
    throw new FileFailure('broken')
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    depth += 1
    if (depth > MAX_DEPTH) throw new FileFailure('too-much')
    const value = Object.values(attributes).find((attribute) => attribute.local === 'val')?.value
    reader.open(nameOf(local, uri), value)
  })
  parser.on('closetag', ({ local, uri }) => {
    depth -= 1
    reader.close(nameOf(local, uri))
  })
  parser.on('text', (text) => reader.read(text))
  return parser
}

/** The same name whatever prefix a writer chose; empty for what is not of Word. */
function nameOf(local: string, uri: string): string {
  if (WORD.test(uri)) return local
  return uri === COMPATIBILITY && local === 'Fallback' ? 'fallback' : ''
}
