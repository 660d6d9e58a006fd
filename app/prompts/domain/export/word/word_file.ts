import {
  AlignmentType,
  Document,
  Footer,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx'
import {
  exportDocument,
  type ExportDocument,
} from '#app/prompts/domain/export/document/export_document'
import type { ExportedPrompt } from '#app/prompts/domain/export/exported_prompt'
import {
  HEADINGS,
  lineParagraph,
  plainParagraph,
} from '#app/prompts/domain/export/word/word_paragraphs'
import { settled } from '#app/prompts/domain/export/word/word_package'
import { wordStyles } from '#app/prompts/domain/export/word/word_styles'
import { WORDS } from '#app/prompts/domain/export/words'

const LIST = 'improvements'

/**
 * A prompt as a Word document: real headings and lists, styles by name for blanks and variables,
 * page numbers, properties. The same prompt and moment give the same bytes.
 */
export async function wordOf(
  prompt: ExportedPrompt,
  madeAt: Date
): Promise<Uint8Array<ArrayBuffer>> {
  const document = exportDocument(prompt)
  const word = new Document({
    title: document.title,
    creator: WORDS.creator,
    styles: wordStyles,
    numbering: { config: [{ reference: LIST, levels: [BULLET] }] },
    sections: [{ footers: { default: pageNumbers() }, children: [...paragraphsOf(document)] }],
  })
  const bytes = new Uint8Array(await Packer.toArrayBuffer(word))
  return settled(bytes, { title: document.title, madeAt })
}

const BULLET = {
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { start: 360, hanging: 240 }, spacing: { after: 60 } } },
}

function* paragraphsOf({ title, score, lines, improvements, reasoning }: ExportDocument) {
  yield plainParagraph(title, { heading: HEADINGS[0] })
  if (score !== null) yield plainParagraph(score, { style: 'Score' })
  for (const line of lines) yield lineParagraph(line)
  if (improvements.length > 0) yield section(WORDS.improvements)
  for (const improvement of improvements) {
    yield plainParagraph(improvement, { numbering: { reference: LIST, level: 0 } })
  }
  if (reasoning.length > 0) yield section(WORDS.reasoning)
  for (const paragraph of reasoning) yield plainParagraph(paragraph, { style: 'Reasoning' })
}

const section = (words: string) =>
  plainParagraph(words, { heading: HEADINGS[1], spacing: { before: 360, after: 80 } })

/** The foot of each page: its number, and how many there are. */
export function pageNumbers(): Footer {
  const [before, between] = WORDS.pageOf
  const number = new TextRun({
    style: 'PromptMark',
    children: [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES],
  })
  return new Footer({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [number] })],
  })
}
