import { isBlankText } from '#app/core/domain/blank_text'
import type { Encoding } from '#app/core/domain/text_encoding'
import type { FileProblem, FileText, ReadFile } from '#app/flows/domain/files/file_text'
import { FileFailure } from '#app/flows/files/file_failure'
import { pdfText } from '#app/flows/files/pdf_text'
import { plainText } from '#app/flows/files/plain_text'
import { TextBuilder } from '#app/flows/files/text_builder'
import { wordText } from '#app/flows/files/word_text'

const PDF = /^(?:\xef\xbb\xbf)?\s*%PDF-/
const PDF_WITHIN = '%PDF-'
const ZIP = 'PK\x03\x04'
const EMPTY_ZIP = 'PK\x05\x06'
const OFFICE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const RTF = '{\\rtf'
/** Readers of PDF look for its beginning in so many bytes. */
const PDF_HEAD_BYTES = 1_024
/** What an Office document that is protected has among its parts, in UTF-16. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')
const CONTROLS = /[^\P{Cc}\n\t]/gu

/** The text of a file, whose kind is known by what is in it. An encoding that was chosen is that of a text. */
export async function readFile(bytes: Uint8Array, chosen?: Encoding): Promise<ReadFile> {
  try {
    const file = await textIn(bytes, chosen)
    const text = tidied(file.text)
    if (isBlankText(text)) throw new FileFailure('empty')
    new TextBuilder().add(text)
    return { ok: true, file: { ...file, text } }
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  }
}

async function textIn(bytes: Uint8Array, chosen?: Encoding): Promise<FileText> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_HEAD_BYTES))
  const start = head.toString('latin1')
  if (start.startsWith(ZIP)) return { kind: 'docx', text: wordText(bytes) }
  if (start.startsWith(EMPTY_ZIP)) throw new FileFailure('archive')
  if (start.startsWith(OFFICE)) throw new FileFailure(isProtected(bytes) ? 'encrypted' : 'old-word')
  if (start.startsWith(RTF)) throw new FileFailure('rtf')
  if (PDF.test(start)) return { kind: 'pdf', ...(await pdfText(bytes)) }
  const plain = await plainText(bytes, chosen)
  if (plain !== null) return { kind: 'text', ...plain }
  if (start.includes(PDF_WITHIN)) return { kind: 'pdf', ...(await pdfText(bytes)) }
  throw new FileFailure(chosen ? 'other-encoding' : 'unknown')
}

const isProtected = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(ENCRYPTED)

/** Line breaks as everywhere in Hone, and nothing that a database does not keep. */
const tidied = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').toWellFormed().trimEnd()

function problemOf(error: unknown): FileProblem {
  if (error instanceof FileFailure) return error.problem
  const isProtectedPdf = error instanceof Error && error.name === 'PasswordException'
  return isProtectedPdf ? 'encrypted' : 'broken'
}
