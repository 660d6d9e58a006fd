import { getDocument, type PDFDocumentProxy } from 'unpdf/pdfjs'
import { FileFailure } from '#app/flows/files/file_failure'
import { TextBuilder } from '#app/flows/files/text_builder'

const MAX_PAGES = 5_000

export interface PdfText {
  text: string
  pages: number
}

/**
 * The text of a PDF, with an empty line between pages. Nothing in it is run or drawn.
 * @throws FileFailure, or what the PDF library throws
 */
export async function pdfText(bytes: Uint8Array): Promise<PdfText> {
  const task = getDocument({
    data: bytes,
    verbosity: 0,
    disableFontFace: true,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    stopAtErrors: false,
    useSystemFonts: false,
    useWasm: false,
  })
  try {
    const pdf = await task.promise
    const text = await textOf(pdf)
    if (text.trim() === '') throw new FileFailure('scanned')
    return { text, pages: pdf.numPages }
  } finally {
    await task.destroy()
  }
}

async function textOf(pdf: PDFDocumentProxy): Promise<string> {
  if (pdf.numPages > MAX_PAGES) throw new FileFailure('too-much')
  const builder = new TextBuilder()
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    if (!builder.isEmpty) builder.add('\n\n')
    for await (const { items } of partsOf(page.streamTextContent())) {
      for (const item of items) {
        if ('str' in item) builder.add(item.hasEOL ? `${item.str}\n` : item.str)
      }
    }
    page.cleanup()
  }
  return builder.text
}

type TextPart = { items: ({ str: string; hasEOL: boolean } | { type: string })[] }

async function* partsOf(stream: ReadableStream<TextPart>): AsyncGenerator<TextPart> {
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}
