import { TextBuilder } from '#app/flows/files/text_builder'

type BlockKind = 'paragraph' | 'item' | 'row'

interface Paragraph {
  pieces: string[]
  /** The depth of an item of a list, or null. */
  level: number | null
  isHeading: boolean
}

/** Elements whose text was deleted, or is repeated elsewhere in the document. */
const SKIPPED = new Set(['fallback', 'moveFrom', 'del'])
const SIGNS: Record<string, string> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' }
const INDENT = '  '
const MAX_LEVEL = 8

/** Follows the elements of a Word document and puts its text together. */
export class WordReader {
  #builder = new TextBuilder()
  #last: BlockKind | null = null
  #skipping = 0
  #isText = false
  #open: Paragraph[] = []
  /** The cells of each row that is open, a row within a cell after that of its cell. */
  #rows: string[][] = []

  get text(): string {
    return this.#builder.text
  }

  open(name: string, value: string | undefined): void {
    if (this.#skipping > 0 || SKIPPED.has(name)) {
      if (SKIPPED.has(name)) this.#skipping += 1
      return
    }
    const paragraph = this.#open.at(-1)
    if (name === 'p') this.#open.push({ pieces: [], level: null, isHeading: false })
    else if (name === 'tr') this.#rows.push([])
    else if (name === 'tc') this.#rows.at(-1)?.push('')
    else if (name === 't') this.#isText = true
    else if (paragraph) addTo(paragraph, name, value)
  }

  read(text: string): void {
    if (this.#isText) this.#open.at(-1)?.pieces.push(text)
  }

  close(name: string): void {
    if (SKIPPED.has(name)) this.#skipping -= 1
    if (this.#skipping > 0) return
    if (name === 't') this.#isText = false
    else if (name === 'p') this.#endParagraph()
    else if (name === 'tr') this.#endRow()
  }

  #endParagraph(): void {
    const paragraph = this.#open.pop()
    const text = paragraph?.pieces.join('').trim() ?? ''
    if (!paragraph || text === '') return
    if (this.#rows.length > 0) return this.#addToCell(text)
    const { level, isHeading } = paragraph
    if (level === null || isHeading) this.#add('paragraph', text)
    else this.#add('item', `${INDENT.repeat(level)}- ${text}`)
  }

  #addToCell(text: string): void {
    const cells = this.#rows.at(-1)!
    if (cells.length === 0) cells.push('')
    const cell = cells.at(-1)!
    cells[cells.length - 1] = `${cell}${cell && ' '}${text.replace(/\s+/g, ' ')}`
  }

  #endRow(): void {
    const cells = this.#rows.pop() ?? []
    const text = cells.join('\t').trimEnd()
    if (text.trim() === '') return
    if (this.#rows.length > 0) this.#addToCell(text)
    else this.#add('row', text)
  }

  #add(kind: BlockKind, text: string): void {
    const isTogether = kind !== 'paragraph' && kind === this.#last
    if (!this.#builder.isEmpty) this.#builder.add(isTogether ? '\n' : '\n\n')
    this.#builder.add(text)
    this.#last = kind
  }
}

function addTo(paragraph: Paragraph, name: string, value: string | undefined): void {
  if (Object.hasOwn(SIGNS, name)) paragraph.pieces.push(SIGNS[name])
  else if (name === 'numPr') paragraph.level ??= 0
  else if (name === 'ilvl') paragraph.level = Math.min(Number(value) || 0, MAX_LEVEL)
  else if (name === 'numId' && value === '0') paragraph.level = null
  else if (name === 'pStyle') paragraph.isHeading = /^(?:heading|title)/i.test(value ?? '')
}
