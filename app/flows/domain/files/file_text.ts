import type { Encoding } from '#app/core/domain/text_encoding'
import { MAX_VALUE_LENGTH } from '#app/flows/domain/values/limits'

type FileKind = 'text' | 'docx' | 'pdf'

/** What is left of a file once it was read. */
export interface FileText {
  kind: FileKind
  text: string
  /** Of a PDF. */
  pages?: number
  /** Of a text: in which it was read. */
  encoding?: Encoding
  /** Of a text: whether its bytes would be text in other encodings, too, and nobody chose this one. */
  isGuess?: boolean
}

/** Why there is no text of a file. */
export type FileProblem =
  | 'empty'
  | 'unknown'
  | 'other-encoding'
  | 'old-word'
  | 'rtf'
  | 'archive'
  | 'encrypted'
  | 'broken'
  | 'scanned'
  | 'too-long'
  | 'too-much'

export type ReadFile = { ok: true; file: FileText } | { ok: false; problem: FileProblem }

const LENGTH = MAX_VALUE_LENGTH.toLocaleString('en-US')

/** What is wrong with a file, and what to do about it. */
export const FILE_PROBLEMS: Record<FileProblem, { message: string; hint: string }> = {
  'empty': { message: 'This file has no text.', hint: 'Choose a file with text in it.' },
  'unknown': {
    message: 'This is not a file that can be read.',
    hint: 'Choose a text, Markdown, CSV, Word (.docx) or PDF file.',
  },
  'other-encoding': {
    message: 'This file is not text in this encoding.',
    hint: 'Choose another encoding.',
  },
  'old-word': {
    message: 'This is a file of an old Office format, such as .doc, which cannot be read.',
    hint: 'Open it and save it as a Word document (.docx) or as a PDF.',
  },
  'rtf': {
    message: 'This is a Rich Text file, which cannot be read.',
    hint: 'Open it and save it as a Word document (.docx) or as a PDF.',
  },
  'archive': {
    message: 'This file is an archive, but not a Word document.',
    hint: 'Choose a text, Markdown, CSV, Word (.docx) or PDF file.',
  },
  'encrypted': {
    message: 'This file is protected with a password.',
    hint: 'Save a copy without the password, and choose that.',
  },
  'broken': {
    message: 'This file is damaged and cannot be read.',
    hint: 'Open it and save it again, then choose the new file.',
  },
  'scanned': {
    message: 'This PDF has no text, only pictures.',
    hint: 'Recognize the text in it first (OCR), then choose the new file.',
  },
  'too-long': {
    message: `The text of this file is longer than an input can be: ${LENGTH} characters, where a line break or a quotation mark counts as two.`,
    hint: 'Split the file, and choose one part of it.',
  },
  'too-much': {
    message: 'Reading this file takes too much time or memory.',
    hint: 'Save a smaller or simpler copy, or copy its text into a text file.',
  },
}
