import { strToU8, unzipSync, zipSync } from 'fflate'
import { escaped } from '#app/prompts/domain/export/escaped'
import { WORDS } from '#app/prompts/domain/export/words'

const PROPERTIES = 'docProps/core.xml'

/** The first moment that a ZIP archive can name, in its own local time. */
const NO_TIME = new Date(1980, 0, 1)

/**
 * The package with the properties of this document. Whatever the library took from the clock is
 * replaced, so that the same text gives the same bytes.
 */
export function settled(
  word: Uint8Array,
  { title, madeAt }: { title: string; madeAt: Date }
): Uint8Array<ArrayBuffer> {
  const files = { ...unzipSync(word), [PROPERTIES]: strToU8(properties(title, madeAt)) }
  return new Uint8Array(zipSync(files, { mtime: NO_TIME, level: 6 }))
}

function properties(title: string, madeAt: Date): string {
  const moment = `${madeAt.toISOString().slice(0, 19)}Z`
  const date = (name: string) =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${moment}</dcterms:${name}>`
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties',
    ' xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escaped(title)}</dc:title><dc:creator>${WORDS.creator}</dc:creator>`,
    `<dc:language>${WORDS.language}</dc:language>`,
    `<cp:lastModifiedBy>${WORDS.creator}</cp:lastModifiedBy>`,
    `${date('created')}${date('modified')}</cp:coreProperties>`,
  ].join('')
}
