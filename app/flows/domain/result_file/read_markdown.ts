import type { RootContent } from 'mdast'
import type { DocumentPart } from '#app/flows/domain/result_file/document_parts'
import { KnownLabels } from '#app/flows/domain/result_file/known_labels'
import {
  MAX_PIECES,
  MAX_STEPS,
  piecesIn,
  type PlainReason,
  whyPlain,
} from '#app/flows/domain/result_file/markdown_bounds'
import { stretchesOf, type Work } from '#app/flows/domain/result_file/markdown_stretches'
import { PartReader } from '#app/flows/domain/result_file/part_reader'
import { plainParts } from '#app/flows/domain/result_file/plain_parts'

/** Beyond this, a text is taken as it is: what reads it calls itself for each depth. */
const MAX_DEPTH = 100

export interface MarkdownReading {
  parts: DocumentPart[]
  /** Why the text was taken as it is; null where it was read as Markdown. */
  plainBecause: PlainReason | null
}

/**
 * Reads Markdown, with tables. Line breaks within paragraphs are kept. A text beyond the bounds is taken as it is.
 * @param maxSteps how much work it may be, one of `MAX_STEPS`
 */
export function markdownReading(
  text: string,
  maxSteps: number = MAX_STEPS.inThread
): MarkdownReading {
  const read = whyPlain(text) ?? partsWithin(text, { steps: maxSteps })
  return typeof read === 'string'
    ? { parts: plainParts(text), plainBecause: read }
    : { parts: read, plainBecause: null }
}

/** A text with definitions is read twice: they count for what stands before them, too. */
function partsWithin(text: string, work: Work): DocumentPart[] | PlainReason {
  const labels = new KnownLabels()
  const parts = readAll(text, labels, work)
  return labels.areNone ? parts : readAll(text, labels, work)
}

function readAll(text: string, labels: KnownLabels, work: Work): DocumentPart[] | PlainReason {
  const reader = new PartReader()
  let pieces = 0
  for (const stretch of stretchesOf(text, labels, work)) {
    if (!stretch) return 'dense'
    if (isTooDeep(stretch.nodes)) return 'deep'
    labels.add(stretch.nodes)
    pieces += reader.read(stretch).reduce((sum, part) => sum + piecesIn(part), 0)
    if (pieces > MAX_PIECES) return 'dense'
  }
  return reader.parts
}

function isTooDeep(root: readonly RootContent[]): boolean {
  let nodes: readonly object[] = root
  for (let depth = 1; nodes.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    nodes = nodes.flatMap((node) => ('children' in node ? (node.children as object[]) : []))
  }
  return false
}
