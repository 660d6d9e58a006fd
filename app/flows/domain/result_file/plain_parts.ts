import type { DocumentPart } from '#app/flows/domain/result_file/document_parts'

/** A text as it is: its paragraphs, with nothing of them read as Markdown. */
export const plainParts = (text: string): DocumentPart[] =>
  text.split(/\n{2,}/).map((part) => ({
    kind: 'paragraph',
    depth: 0,
    isQuote: false,
    pieces: [{ look: 'plain', text: part }],
  }))
