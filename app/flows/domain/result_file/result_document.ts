import { textOf } from '#app/flows/domain/graph/variables'
import type { Value } from '#app/flows/domain/values/value'
import type {
  DocumentPart,
  ReadParts,
  ResultDocument,
} from '#app/flows/domain/result_file/document_parts'
import { printable } from '#app/prompts/domain/export/document/printable'
import { oneLine } from '#app/prompts/domain/export/exported_prompt'

export interface ExportedResult {
  title: string
  value: Value
}

const DEEPEST_HEADING = 6

/** A result for Word and PDF: its title, then what its Markdown says. */
export async function resultDocument(
  { title, value }: ExportedResult,
  readParts: ReadParts
): Promise<ResultDocument> {
  const name = oneLine(printable(title))
  const parts = await readParts(printable(textOf(value)))
  const rest = isTitle(parts[0], name) ? parts.slice(1) : parts
  return { title: name, parts: belowTitle(rest) }
}

/** Whether a text begins with its own title. */
const isTitle = (part: DocumentPart | undefined, title: string): boolean =>
  part?.kind === 'heading' &&
  oneLine(part.pieces.map(({ text }) => text).join('')).toLowerCase() === title.toLowerCase()

/** The title is the one heading of the first rank. */
function belowTitle(parts: DocumentPart[]): DocumentPart[] {
  const isHigh = parts.some((part) => part.kind === 'heading' && part.level === 1)
  if (!isHigh) return parts
  return parts.map((part) =>
    part.kind === 'heading' ? { ...part, level: Math.min(part.level + 1, DEEPEST_HEADING) } : part
  )
}
