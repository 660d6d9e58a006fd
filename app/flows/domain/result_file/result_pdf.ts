import type { DocumentPart, ResultDocument } from '#app/flows/domain/result_file/document_parts'
import type { Piece } from '#app/prompts/domain/export/document/pieces'
import type { LoadFont } from '#app/prompts/domain/export/pdf/open_faces'
import type { Passage } from '#app/prompts/domain/export/pdf/passages'
import { printPassages, type Printed } from '#app/prompts/domain/export/pdf/pdf_file'
import { STYLES, headingStyle, type PrintStyle } from '#app/prompts/domain/export/pdf/print_styles'

/** A result as a PDF with real headings, lists and tables. The same result and moment give the same bytes. */
export function resultPdf(
  { title, parts }: ResultDocument,
  madeAt: Date,
  load: LoadFont
): Promise<Printed> {
  const name: Piece[] = [{ look: 'plain', text: title }]
  const head = passage('heading', 1, STYLES.title, name)
  return printPassages([head, rule, ...parts.flatMap(passagesOf)], { title, madeAt }, load)
}

const passage = (
  role: Passage['role'],
  level: number,
  style: PrintStyle,
  pieces: Piece[]
): Passage => ({ role, level, style, pieces })

const rule = passage('rule', 0, STYLES.body, [])

function passagesOf(part: DocumentPart): Passage[] {
  switch (part.kind) {
    case 'heading':
      return [passage('heading', part.level, headingStyle(part.level), part.pieces)]
    case 'paragraph': {
      const style = part.isQuote ? STYLES.quote : STYLES.paragraph
      return [passage('paragraph', part.depth, style, part.pieces)]
    }
    case 'item': {
      const mark = part.number ? `${part.number.value}.  ` : '•  '
      const pieces: Piece[] = [{ look: 'mark', text: mark }, ...part.pieces]
      return [passage('item', part.depth, STYLES.item, pieces)]
    }
    case 'code':
      return [passage('code', 0, STYLES.code, [{ look: 'code', text: part.text }]), gap]
    case 'table':
      return [...rowsOf(part.rows), gap]
    case 'rule':
      return [rule]
    default:
      return part satisfies never
  }
}

const gap = passage('gap', 0, STYLES.body, [])

function rowsOf(rows: Piece[][][]): Passage[] {
  const shares = sharesOf(rows)
  return rows.map((cells, at) => ({
    ...passage('row', 0, at === 0 ? STYLES.head : STYLES.cell, cells.flat()),
    row: { cells, shares, isHead: at === 0 },
  }))
}

/** In characters: no column is so narrow, or so wide, that the others cannot be read. */
const NARROWEST = 4
const WIDEST = 40

/** The share of the line that each column gets, by its longest cell. */
function sharesOf(rows: Piece[][][]): number[] {
  const columns = Math.max(...rows.map(({ length }) => length))
  const lengthOf = (cell: Piece[] = []) => cell.reduce((sum, { text }) => sum + text.length, 0)
  const widths = Array.from({ length: columns }, (_, at) => {
    const longest = Math.max(...rows.map((cells) => lengthOf(cells[at])))
    return Math.min(Math.max(longest, NARROWEST), WIDEST)
  })
  const all = widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width) => width / all)
}
