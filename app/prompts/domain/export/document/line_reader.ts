import {
  piecesBetween,
  type MarkedSpan,
  type Piece,
} from '#app/prompts/domain/export/document/pieces'
import type { Span } from '#app/prompts/domain/types'

/**
 * One line of a prompt for paper. `level` is the rank of a heading or the depth of an item (0 and
 * up), else 0. The pieces, joined, are the line as it was written; a `mark` that leads an item or
 * a heading stands alone.
 */
export interface PromptLine {
  kind: 'text' | 'heading' | 'item' | 'code' | 'empty'
  level: number
  pieces: Piece[]
}

const HEADING = /^ {0,3}(#{1,6})[ \t]+(?=\S)/
const ITEM = /^[ \t]*(?:[-*+•–]|\d{1,3}[.)]|[a-z][.)])[ \t]+(?=\S)/
const FENCE = /^\s*(?:```|~~~)/

/** Reads the lines of one text, one after the other; an item knows those before it. */
export function lineReader(text: string) {
  const depths: number[] = []
  return (span: Span, marked: readonly MarkedSpan[], isCode: boolean): PromptLine => {
    const line = text.slice(span.start, span.end)
    const kind = isCode ? 'code' : kindOf(line)
    const lead = leadOf(kind, line)
    const from = span.start + lead.length
    const rest = piecesBetween(text, from, span.end, marked, isCode ? 'code' : 'plain')
    const pieces = lead === '' ? rest : [{ look: 'mark' as const, text: lead }, ...rest]
    return { kind, level: levelOf(kind, line, depths), pieces }
  }
}

function kindOf(line: string): PromptLine['kind'] {
  if (line.trim() === '') return 'empty'
  if (HEADING.test(line)) return 'heading'
  return ITEM.test(line) ? 'item' : 'text'
}

/** The signs at the start of a line that say what it is. */
function leadOf(kind: PromptLine['kind'], line: string): string {
  if (kind === 'heading') return HEADING.exec(line)![0]
  if (kind === 'item') return ITEM.exec(line)![0]
  return kind === 'code' && FENCE.test(line) ? line : ''
}

function levelOf(kind: PromptLine['kind'], line: string, depths: number[]): number {
  if (kind === 'item') return depthOf(line, depths)
  if (kind !== 'empty') depths.length = 0
  return kind === 'heading' ? HEADING.exec(line)![1].length : 0
}

/** How deep an item stands below those before it, by its indentation. */
function depthOf(line: string, depths: number[]): number {
  const indent = line.replaceAll('\t', '    ').search(/\S/)
  while (depths.length > 0 && depths.at(-1)! >= indent) depths.pop()
  depths.push(indent)
  return depths.length - 1
}
