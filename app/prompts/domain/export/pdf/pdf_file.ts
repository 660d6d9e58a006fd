import { exportDocument } from '#app/prompts/domain/export/document/export_document'
import type { ExportedPrompt } from '#app/prompts/domain/export/exported_prompt'
import { addFooters } from '#app/prompts/domain/export/pdf/footers'
import { bytesOf, newDocument } from '#app/prompts/domain/export/pdf/new_document'
import { openFaces, type LoadFont } from '#app/prompts/domain/export/pdf/open_faces'
import { Paper } from '#app/prompts/domain/export/pdf/paper'
import { paragraph, passagesOf, type Passage } from '#app/prompts/domain/export/pdf/passages'
import { STYLES } from '#app/prompts/domain/export/pdf/print_styles'
import { Printer } from '#app/prompts/domain/export/pdf/printer'
import { unsetLetters, wantedLetters } from '#app/prompts/domain/export/pdf/wanted_letters'
import { unsetNote } from '#app/prompts/domain/export/unset_note'

export interface Printed {
  content: Uint8Array<ArrayBuffer>
  /** Characters that no face has, each once; a square stands for them. */
  unset: string[]
}

/**
 * Passages, the title first, as a PDF: tagged for screen readers, with bookmarks, page numbers and properties, its
 * letters embedded. The same passages and moment give the same bytes.
 * @throws what `load` throws
 */
export async function printPassages(
  passages: Passage[],
  { title, madeAt }: { title: string; madeAt: Date },
  load: LoadFont
): Promise<Printed> {
  const wanted = wantedLetters(passages)
  const setting = await openFaces(wanted, load)
  const unset = unsetLetters(wanted, setting)
  const note = unset.length > 0 ? [paragraph(unsetNote(unset), STYLES.note)] : []

  const doc = newDocument(title, madeAt)
  const bytes = bytesOf(doc)
  const paper = new Paper(doc)
  const printer = new Printer(paper, setting)
  for (const passage of passages.toSpliced(1, 0, ...note)) printer.print(passage)
  addFooters(paper, title, setting)
  doc.end()
  return { content: await bytes, unset }
}

/**
 * A prompt as a PDF.
 * @throws what `load` throws
 */
export function pdfOf(prompt: ExportedPrompt, madeAt: Date, load: LoadFont): Promise<Printed> {
  const document = exportDocument(prompt)
  return printPassages(passagesOf(document), { title: document.title, madeAt }, load)
}
