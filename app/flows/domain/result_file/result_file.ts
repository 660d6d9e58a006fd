import type { ReadParts } from '#app/flows/domain/result_file/document_parts'
import type { ExportedResult } from '#app/flows/domain/result_file/result_document'
import type { ResultFormat } from '#app/flows/domain/graph/settings'
import { textOf } from '#app/flows/domain/graph/variables'
import type { ExportTools } from '#app/prompts/domain/export/export_file'
import type { ExportFile } from '#app/prompts/domain/export/exported_prompt'
import { fileName } from '#app/prompts/domain/export/file_name'
import { FILE_KINDS } from '#app/prompts/domain/export/formats'

export interface ResultTools extends ExportTools {
  readParts: ReadParts
}

type Written = Pick<ExportFile, 'content' | 'unset'>
type Writer = (result: ExportedResult, tools: ResultTools) => Promise<Written> | Written

const KINDS = { ...FILE_KINDS, csv: { ending: 'csv', type: 'text/csv' } }

const WRITERS: Record<ResultFormat, Writer> = {
  markdown: ({ value }) => ({ content: `${textOf(value).trimEnd()}\n`, unset: [] }),
  docx: async (result, { madeAt, readParts }) => {
    const { resultDocument } = await import('#app/flows/domain/result_file/result_document')
    const { resultWord } = await import('#app/flows/domain/result_file/result_word')
    return { content: await resultWord(await resultDocument(result, readParts), madeAt), unset: [] }
  },
  pdf: async (result, { madeAt, loadFont, readParts }) => {
    const { resultDocument } = await import('#app/flows/domain/result_file/result_document')
    const { resultPdf } = await import('#app/flows/domain/result_file/result_pdf')
    return resultPdf(await resultDocument(result, readParts), madeAt, loadFont)
  },
  csv: async ({ title, value }, { readParts }) => {
    const { resultCsv } = await import('#app/flows/domain/result_file/result_csv')
    return { content: await resultCsv(title, value, readParts), unset: [] }
  },
}

/**
 * A result of a run as a file that is named from its title.
 * @throws when its writer cannot be loaded, or a font cannot
 */
export async function resultFile(
  result: ExportedResult,
  format: ResultFormat,
  tools: ResultTools
): Promise<ExportFile> {
  const { ending, type } = KINDS[format]
  const written = await WRITERS[format](result, tools)
  return { name: fileName(result.title, ending, 'result'), type, ...written }
}
