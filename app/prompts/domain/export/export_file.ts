import type { ExportedPrompt, ExportFile } from '#app/prompts/domain/export/exported_prompt'
import { fileName } from '#app/prompts/domain/export/file_name'
import { FILE_KINDS, type FileFormat } from '#app/prompts/domain/export/formats'
import type { LoadFont } from '#app/prompts/domain/export/pdf/open_faces'
import { toJson, toMarkdown, toText } from '#app/prompts/domain/export/text_files'

export interface ExportTools {
  /** What the file names as the time of its making. */
  madeAt: Date
  /** Asked only for a PDF. */
  loadFont: LoadFont
}

type Written = Pick<ExportFile, 'content' | 'unset'>
type Writer = (prompt: ExportedPrompt, tools: ExportTools) => Promise<Written> | Written

const plain =
  (write: (prompt: ExportedPrompt) => string): Writer =>
  (prompt) => ({ content: write(prompt), unset: [] })

const WRITERS: Record<FileFormat, Writer> = {
  markdown: plain(toMarkdown),
  text: plain(toText),
  json: plain(toJson),
  docx: async (prompt, { madeAt }) => {
    const { wordOf } = await import('#app/prompts/domain/export/word/word_file')
    return { content: await wordOf(prompt, madeAt), unset: [] }
  },
  pdf: async (prompt, { madeAt, loadFont }) => {
    const { pdfOf } = await import('#app/prompts/domain/export/pdf/pdf_file')
    return pdfOf(prompt, madeAt, loadFont)
  },
}

/**
 * A prompt as a file that is named from its title. What writes Word documents and PDFs is loaded
 * when it is first asked for.
 * @throws when that cannot be loaded, or a font cannot
 */
export async function exportFile(
  prompt: ExportedPrompt,
  format: FileFormat,
  tools: ExportTools
): Promise<ExportFile> {
  const { ending, type } = FILE_KINDS[format]
  const written = await WRITERS[format](prompt, tools)
  return { name: fileName(prompt.title, ending), type, ...written }
}
