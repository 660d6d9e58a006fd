import {
  AlignmentType,
  BorderStyle,
  Document,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  WidthType,
  type IParagraphOptions,
} from 'docx'
import type {
  DocumentPart,
  ItemNumber,
  ResultDocument,
} from '#app/flows/domain/result_file/document_parts'
import type { Piece } from '#app/prompts/domain/export/document/pieces'
import { pageNumbers } from '#app/prompts/domain/export/word/word_file'
import { settled } from '#app/prompts/domain/export/word/word_package'
import { HEADINGS, paragraphOf } from '#app/prompts/domain/export/word/word_paragraphs'
import { wordStyles } from '#app/prompts/domain/export/word/word_styles'
import { WORDS } from '#app/prompts/domain/export/words'

const BULLETS = 'bullets'
/** What Word has. */
const DEEPEST = 8
/** Twentieths of a point. */
const DEPTH = 360
const AFTER = { spacing: { after: 120 } }

/** A result as a Word document with real headings, lists and tables. The same result and moment give the same bytes. */
export async function resultWord(
  { title, parts }: ResultDocument,
  madeAt: Date
): Promise<Uint8Array<ArrayBuffer>> {
  const word = new Document({
    title,
    creator: WORDS.creator,
    styles: wordStyles,
    numbering: { config: [BULLET_LIST, ...numberedLists(parts)] },
    sections: [
      {
        footers: { default: pageNumbers() },
        children: [
          paragraph([{ look: 'plain', text: title }], { heading: HEADINGS[0], ...AFTER }),
          ...parts.flatMap(inWord),
        ],
      },
    ],
  })
  return settled(new Uint8Array(await Packer.toArrayBuffer(word)), { title, madeAt })
}

const paragraph = (pieces: readonly Piece[], options: IParagraphOptions) =>
  new Paragraph({ ...options, ...paragraphOf(pieces) })

function inWord(part: DocumentPart): (Paragraph | Table)[] {
  switch (part.kind) {
    case 'heading':
      return [paragraph(part.pieces, { heading: HEADINGS[part.level - 1] })]
    case 'paragraph':
      return [paragraph(part.pieces, part.isQuote ? { style: 'Quote' } : indented(part.depth))]
    case 'item':
      return [paragraph(part.pieces, { numbering: numberingOf(part.number, part.depth) })]
    case 'code':
      return [paragraph([{ look: 'plain', text: part.text }], { style: 'PromptCode', ...AFTER })]
    case 'table':
      return [tableOf(part.rows), new Paragraph({})]
    case 'rule':
      return [new Paragraph({ thematicBreak: true, ...AFTER })]
    default:
      return part satisfies never
  }
}

const indented = (depth: number): IParagraphOptions => ({
  ...AFTER,
  ...(depth > 0 && { indent: { start: Math.min(depth, DEEPEST) * DEPTH } }),
})

const levels = (format: keyof typeof LevelFormat, start: number, text: (at: number) => string) =>
  Array.from({ length: DEEPEST + 1 }, (_, level) => ({
    level,
    start,
    format: LevelFormat[format],
    text: text(level),
    alignment: AlignmentType.LEFT,
    style: {
      paragraph: {
        indent: { start: (level + 1) * DEPTH, hanging: 260 },
        spacing: { after: 60 },
      },
    },
  }))

const BULLET_LIST = { reference: BULLETS, levels: levels('BULLET', 1, () => '•') }

/** One for each number that a list begins with. */
function numberedLists(parts: readonly DocumentPart[]) {
  const starts = parts.flatMap((part) =>
    part.kind === 'item' && part.number ? [part.number.start] : []
  )
  return [...new Set(starts)].map((start) => ({
    reference: referenceOf(start),
    levels: levels('DECIMAL', start, (level) => `%${level + 1}.`),
  }))
}

const referenceOf = (start: number) => `numbers-${start}`

function numberingOf(number: ItemNumber | null, depth: number) {
  const level = Math.min(depth, DEEPEST)
  if (!number) return { reference: BULLETS, level }
  return { reference: referenceOf(number.start), level, instance: number.list }
}

const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'D6D3D1' }
const BORDERS = {
  ...{ top: LINE, bottom: LINE, left: LINE, right: LINE },
  ...{ insideHorizontal: LINE, insideVertical: LINE },
}
const MARGINS = { top: 40, bottom: 40, left: 100, right: 100 }

function tableOf(rows: Piece[][][]): Table {
  const columns = Math.max(...rows.map(({ length }) => length))
  const all = rows.map((cells, at) => {
    const isHead = at === 0
    const children = Array.from({ length: columns }, (_, column) =>
      cellOf(cells[column] ?? [], isHead)
    )
    return new TableRow({ children, tableHeader: isHead, cantSplit: true })
  })
  return new Table({
    rows: all,
    borders: BORDERS,
    margins: MARGINS,
    width: { size: 100, type: WidthType.PERCENTAGE },
  })
}

const cellOf = (pieces: Piece[], isHead: boolean) =>
  new TableCell({
    children: [paragraph(isHead ? pieces.map(strong) : pieces, { style: 'Normal' })],
  })

const strong = (piece: Piece): Piece =>
  piece.look === 'plain' ? { ...piece, look: 'strong' } : piece
