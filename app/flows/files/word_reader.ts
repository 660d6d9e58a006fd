import type { TextBuilder } from '#app/flows/files/text_builder'
import { WordFormula } from '#app/flows/files/word_formula'
import { inParagraph, newParagraph, type Paragraph } from '#app/flows/files/word_paragraph'
import { inScript, type Run } from '#app/flows/files/word_run'
import type { WordStyles } from '#app/flows/files/word_styles'
import { WordTables } from '#app/flows/files/word_tables'
import { isOn, type WordElement, type WordFollower } from '#app/flows/files/word_xml'

type BlockKind = 'paragraph' | 'item' | 'row'

export type NoteKind = 'footnote' | 'endnote'
/** What stands where a note is referred to. */
export type NoteMarker = (kind: NoteKind, id: string) => string

/** Elements whose text was deleted, was otherwise before, or is repeated elsewhere in the document. */
const SKIPPED = /^(?:mc:Fallback|moveFrom|del|\w+Change)$/
const SIGNS: Record<string, string> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' }
const INDENT = '  '

/** Follows the elements of a Word document and puts its text together. */
export class WordReader implements WordFollower {
  #last: BlockKind | null = null
  /** The names of the elements that are open. */
  #path: string[] = []
  /** How deep the element lies that is skipped. */
  #skippedFrom: number | null = null
  #isText = false
  #open: Paragraph[] = []
  #runs: Run[] = []
  #tables = new WordTables()
  #formula: WordFormula | null = null
  /** Of a paragraph whose end is gone, so that the next one goes on with it. */
  #carried: string[] = []

  constructor(
    private readonly builder: TextBuilder,
    private readonly styles: WordStyles,
    private readonly marker: NoteMarker
  ) {}

  open(element: WordElement): void {
    const { name } = element
    this.#path.push(name)
    if (this.#skippedFrom !== null) return
    this.#noteEnds(element)
    if (SKIPPED.test(name)) this.#skippedFrom = this.#path.length
    if (this.#skippedFrom !== null) return
    if (name === 'm:oMath') this.#formula ??= new WordFormula()
    this.#formula?.open(element)
    this.#openers.get(name)?.(element)
    this.#noteProperty(element)
    if (Object.hasOwn(SIGNS, name)) this.#put(SIGNS[name])
  }

  read(text: string): void {
    if (this.#isText && this.#skippedFrom === null) this.#put(inScript(text, this.#runs.at(-1)))
  }

  close(): void {
    const name = this.#path.pop()!
    if (this.#skippedFrom !== null) {
      if (this.#path.length < this.#skippedFrom) this.#skippedFrom = null
      return
    }
    this.#closers.get(name)?.()
    const formula = this.#formula?.close() ?? null
    if (formula !== null) this.#endFormula(formula)
  }

  #openers = new Map<string, (element: WordElement) => void>([
    ['p', () => this.#open.push(newParagraph(this.#carried.splice(0)))],
    ['tbl', () => this.#endCarried()],
    ['tr', () => this.#tables.openRow()],
    ['tc', () => this.#tables.openCell()],
    ['t', () => (this.#isText = true)],
    ['m:t', () => (this.#isText = true)],
    ['r', () => this.#openRun()],
    ['m:r', () => this.#openRun()],
    ['footnoteReference', (element) => this.#mark('footnote', element)],
    ['endnoteReference', (element) => this.#mark('endnote', element)],
  ])

  #closers = new Map<string, () => void>([
    ['p', () => this.#endParagraph(this.#open.pop())],
    ['tc', () => this.#endCarried()],
    ['tr', () => this.#endRow()],
    ['body', () => this.#endCarried()],
    ['footnote', () => this.#endCarried()],
    ['endnote', () => this.#endCarried()],
    ['t', () => (this.#isText = false)],
    ['m:t', () => (this.#isText = false)],
    ['r', () => this.#runs.pop()],
    ['m:r', () => this.#runs.pop()],
  ])

  /** The end of a paragraph, or a row, that was deleted, or that is hidden. */
  #noteEnds(element: WordElement): void {
    const [above, parent, name] = this.#path.slice(-3)
    if (parent === 'trPr') return this.#tables.noteOfRow(element)
    if (parent !== 'rPr' || above !== 'pPr') return
    const isGone = name === 'del' || name === 'moveFrom' || (name === 'vanish' && isOn(element))
    const paragraph = this.#open.at(-1)
    if (isGone && paragraph) paragraph.isJoined = true
  }

  #noteProperty(element: WordElement): void {
    const [above, parent] = this.#path.slice(-3)
    if (parent === 'tcPr') this.#tables.noteOfCell(element)
    else if (parent === 'pPr' || parent === 'numPr') inParagraph(this.#open.at(-1), element)
    else if (parent === 'rPr' && above !== 'pPr') this.#noteOfRun(element)
  }

  #noteOfRun(element: WordElement): void {
    const run = this.#runs.at(-1)
    if (!run) return
    const value = element.attribute('val')
    if (element.name === 'vanish') run.isHidden = isOn(element)
    else if (element.name === 'rStyle') run.characterStyle = value
    else if (element.name === 'vertAlign') run.script = value
  }

  #openRun(): void {
    const paragraphStyle = this.#open.at(-1)?.style
    this.#runs.push({ isHidden: null, paragraphStyle })
  }

  #mark(kind: NoteKind, element: WordElement): void {
    if (!this.#isHidden) this.#put(this.marker(kind, element.attribute('id') ?? ''))
  }

  get #isHidden(): boolean {
    return this.#runs.some((run) => this.styles.hides(run))
  }

  #put(text: string): void {
    if (this.#isHidden) return
    if (this.#formula) this.#formula.read(text)
    else this.#open.at(-1)?.pieces.push(text)
  }

  /** A formula that is a paragraph of its own has lines of its own, too. */
  #endFormula(text: string): void {
    this.#formula = null
    const paragraph = this.#open.at(-1) ?? newParagraph()
    const isOwnLine = this.#path.at(-1) === 'm:oMathPara'
    const before = paragraph.pieces.at(-1) ?? '\n'
    if (isOwnLine && !before.endsWith('\n')) paragraph.pieces.push('\n')
    paragraph.pieces.push(isOwnLine ? `${text}\n` : text)
    if (this.#open.length === 0) this.#endParagraph(paragraph)
  }

  #endCarried(): void {
    if (this.#carried.length > 0) this.#endParagraph(newParagraph(this.#carried.splice(0)))
  }

  #endParagraph(paragraph: Paragraph | undefined): void {
    if (!paragraph) return
    if (paragraph.isJoined) return void this.#carried.push(...paragraph.pieces)
    const text = paragraph.pieces.join('').trim()
    if (text === '') return
    if (this.#tables.isOpen) return this.#tables.add(text)
    const { level, isHeading } = paragraph
    if (level === null || isHeading) this.#add('paragraph', text)
    else this.#add('item', `${INDENT.repeat(level)}- ${text}`)
  }

  #endRow(): void {
    const row = this.#tables.closeRow()
    if (row !== null) this.#add('row', row)
  }

  #add(kind: BlockKind, text: string): void {
    const isTogether = kind !== 'paragraph' && kind === this.#last
    if (!this.builder.isEmpty) this.builder.add(isTogether ? '\n' : '\n\n')
    this.builder.add(text)
    this.#last = kind
  }
}
