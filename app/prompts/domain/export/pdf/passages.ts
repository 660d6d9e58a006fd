import type { ExportDocument } from '#app/prompts/domain/export/document/export_document'
import type { PromptLine } from '#app/prompts/domain/export/document/line_reader'
import type { Piece } from '#app/prompts/domain/export/document/pieces'
import { STYLES, styleOfLine, type PrintStyle } from '#app/prompts/domain/export/pdf/print_styles'
import { WORDS } from '#app/prompts/domain/export/words'

/**
 * A passage of a printed text, from top to bottom. `level` is the rank of a heading, the depth of an item, or how far a
 * paragraph stands in.
 */
export interface Passage {
  role: 'heading' | 'paragraph' | 'item' | 'code' | 'gap' | 'rule' | 'row'
  level: number
  style: PrintStyle
  pieces: Piece[]
  /** Of a row of a table; its pieces are those of all cells. */
  row?: TableRow
}

export interface TableRow {
  cells: Piece[][]
  /** The share of the line that each column has. */
  shares: number[]
  isHead: boolean
}

/** Everything that is printed of a prompt, in order. */
export function passagesOf(document: ExportDocument): Passage[] {
  const { title, score, lines, improvements, reasoning } = document
  return [
    heading(title, 1, STYLES.title),
    ...(score === null ? [] : [paragraph(score, STYLES.score)]),
    { role: 'rule', level: 0, style: STYLES.body, pieces: [] },
    ...lines.map(passageOfLine),
    ...(improvements.length > 0 ? [heading(WORDS.improvements, 2, STYLES.section)] : []),
    ...improvements.map(item),
    ...(reasoning.length > 0 ? [heading(WORDS.reasoning, 2, STYLES.section)] : []),
    ...reasoning.map((text) => paragraph(text, STYLES.paragraph)),
  ]
}

export const paragraph = (text: string, style: PrintStyle): Passage => ({
  role: 'paragraph',
  level: 0,
  style,
  pieces: [{ look: 'plain', text }],
})

const heading = (text: string, level: number, style: PrintStyle): Passage => ({
  ...paragraph(text, style),
  role: 'heading',
  level,
})

const item = (text: string): Passage => ({
  role: 'item',
  level: 0,
  style: STYLES.item,
  pieces: [
    { look: 'mark', text: '•  ' },
    { look: 'plain', text },
  ],
})

const ROLES = {
  text: 'paragraph',
  heading: 'heading',
  item: 'item',
  code: 'code',
  empty: 'gap',
} as const satisfies Record<PromptLine['kind'], Passage['role']>

const passageOfLine = (line: PromptLine): Passage => ({
  role: ROLES[line.kind],
  level: line.level,
  style: styleOfLine(line),
  pieces: line.pieces,
})
