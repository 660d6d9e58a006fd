import { SaxesParser } from 'saxes'
import { FileFailure } from '#app/flows/files/file_failure'

export interface WordElement {
  /** Without its prefix; that of a formula begins with `m:`, and what is not of Word has none. */
  name: string
  /** The attribute of this name, whatever prefix it has. */
  attribute(name: string): string | undefined
}

/** Follows the elements of a part of a Word document. */
export interface WordFollower {
  open(element: WordElement): void
  read(text: string): void
  close(): void
}

const MAX_DEPTH = 500
const PREFIXES: [RegExp, string][] = [
  [
    /^http:\/\/(?:schemas\.openxmlformats\.org\/wordprocessingml\/2006|purl\.oclc\.org\/ooxml\/wordprocessingml)\/main$/,
    '',
  ],
  [
    /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/math$/,
    'm:',
  ],
  [/^http:\/\/schemas\.openxmlformats\.org\/markup-compatibility\/2006$/, 'mc:'],
]

/**
 * Takes the pieces of a part as they are unpacked; `end` after the last one.
 * @throws FileFailure, or what the XML parser throws
 */
export function wordParser(follower: WordFollower) {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let depth = 0
  parser.on('doctype', () => {
    throw new FileFailure('broken')
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    depth += 1
    if (depth > MAX_DEPTH) throw new FileFailure('too-much')
    const attribute = (name: string) =>
      Object.values(attributes).find((one) => one.local === name)?.value
    follower.open({ name: nameOf(local, uri), attribute })
  })
  parser.on('closetag', () => {
    depth -= 1
    follower.close()
  })
  parser.on('text', (text) => follower.read(text))
  return {
    take: (piece: Uint8Array) => void parser.write(decoder.decode(piece, { stream: true })),
    end: () => void parser.write(decoder.decode()).close(),
  }
}

/** The same name whatever prefix a writer chose. */
function nameOf(local: string, uri: string): string {
  const prefix = PREFIXES.find(([pattern]) => pattern.test(uri))?.[1]
  return prefix === undefined ? '' : `${prefix}${local}`
}

/** Whether a property is on: it is there, and nothing says that it is off. */
export const isOn = (element: WordElement): boolean =>
  !['0', 'false', 'off'].includes(element.attribute('val') ?? '')
