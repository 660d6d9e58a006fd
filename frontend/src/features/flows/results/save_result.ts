import type { DocumentPart } from '#app/flows/domain/result_file/document_parts'
import type { ExportedResult } from '#app/flows/domain/result_file/result_document'
import { plainParts } from '#app/flows/domain/result_file/plain_parts'
import { resultFile } from '#app/flows/domain/result_file/result_file'
import type { ResultFormat } from '#app/flows/domain/graph/settings'
import { markdownReader } from '#frontend/components/markdown/markdown_reader'
import { loadExportFont, saveExportFile } from '#frontend/lib/exporting/save_export'

/** Saves a result as a file and says so. Throws where its writer or a font cannot be loaded. */
export async function saveResult(
  result: ExportedResult,
  format: ResultFormat,
  onWord: () => void
): Promise<void> {
  const tools = { madeAt: new Date(), loadFont: loadExportFont, readParts }
  saveExportFile(await resultFile(result, format, tools), onWord)
}

async function readParts(text: string): Promise<DocumentPart[]> {
  const { parts, plainBecause } = await markdownReader.read(text)
  return plainBecause ? plainParts(text) : parts
}
