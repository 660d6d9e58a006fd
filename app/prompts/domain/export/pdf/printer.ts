import { isFromRight } from '#app/prompts/domain/export/pdf/bidi'
import { breakLines, widthOfAll, widthWithoutEnd } from '#app/prompts/domain/export/pdf/break_lines'
import { fragmentsOf, type Fragment } from '#app/prompts/domain/export/pdf/fragments'
import type { Setting } from '#app/prompts/domain/export/pdf/open_faces'
import { linesOf } from '#app/prompts/domain/export/document/pieces'
import { Bookmarks } from '#app/prompts/domain/export/pdf/bookmarks'
import type { Element, Paper } from '#app/prompts/domain/export/pdf/paper'
import type { Passage } from '#app/prompts/domain/export/pdf/passages'
import { LINE, PAGE, RULE, type PrintStyle } from '#app/prompts/domain/export/pdf/print_styles'

type Lettered = Pick<Passage, 'pieces' | 'style'>

/** How far one depth of items stands in, in points. */
const DEPTH = 12
const DEEPEST = 12

/** Prints passages one below the other and builds the structure that a screen reader follows. */
export class Printer {
  #root: Element
  #list: Element | null = null
  #table: Element | null = null
  #bookmarks: Bookmarks

  constructor(
    private paper: Paper,
    private setting: Setting
  ) {
    this.#root = { tag: 'Document', node: paper.doc.struct('Document') }
    paper.doc.addStructure(this.#root.node)
    this.#bookmarks = new Bookmarks(paper)
  }

  print(passage: Passage): void {
    const { role, style } = passage
    if (role !== 'item' && role !== 'gap') this.#list = null
    if (role !== 'row') this.#table = null
    this.paper.space(style.before)
    this.#printers[role](passage)
    this.paper.space(style.after)
  }

  #printers: Record<Passage['role'], (passage: Passage) => void> = {
    gap: ({ style }) => this.paper.space(style.leading * 0.65),
    rule: () => this.#rule(),
    heading: (passage) => this.#heading(passage),
    item: (passage) => this.#item(passage),
    row: (passage) => this.#row(passage),
    paragraph: (passage) => this.#lines(passage, this.#element('P')),
    code: (passage) => this.#lines(passage, this.#element('Code', this.#element('P'))),
  }

  #element(tag: string, parent = this.#root): Element {
    const node = this.paper.doc.struct(tag)
    parent.node.add(node)
    return { tag, node }
  }

  #letters({ pieces, style }: Lettered, width: number): Fragment[][] {
    return linesOf(pieces).flatMap((line) =>
      breakLines(fragmentsOf(line, style.kind, this.setting), style.size, width)
    )
  }

  #lines(passage: Passage, element: Element): void {
    const { role, level } = passage
    const indent = role === 'paragraph' ? Math.min(level, DEEPEST) * DEPTH : 0
    for (const line of this.#letters(passage, LINE - indent)) {
      const start =
        passage.role === 'code'
          ? PAGE.left
          : startOf(line, PAGE.left + indent, LINE - indent, passage.style)
      this.paper.line(line, start, passage.style, element)
    }
  }

  #heading(passage: Passage): void {
    const { style, level, pieces } = passage
    this.paper.need(style.leading + (style.keep ?? 0))
    this.#bookmarks.add(level, pieces)
    this.#lines(passage, this.#element(`H${level}`))
  }

  /** The mark of an item stands before its text, whose lines are even below one another. */
  #item({ level, style, pieces: [mark, ...rest] }: Passage): void {
    this.#list ??= this.#element('L')
    const entry = this.#element('LI', this.#list)
    const [lead] = this.#letters({ pieces: [mark], style }, LINE / 2)
    const depth = Math.min(level, DEEPEST) * DEPTH
    const indent = depth + widthOfAll(lead, style.size)
    const lines = this.#letters({ pieces: rest, style }, LINE - indent)
    const isTurned = isFromRight(lines[0]?.[0]?.base ?? 0)
    const x = isTurned ? LINE - depth - widthWithoutEnd(lead, style.size) : depth
    this.paper.need(style.leading)
    this.paper.text(lead, PAGE.left + x, style, this.#element('Lbl', entry))
    const body = this.#element('LBody', entry)
    const left = PAGE.left + (isTurned ? 0 : indent)
    for (const line of lines)
      this.paper.line(line, startOf(line, left, LINE - indent, style), style, body)
  }

  /** Cells beside one another; a row that is longer than a page goes on at the next one. */
  #row({ style, row }: Passage): void {
    const { cells, shares, isHead } = row!
    this.#table ??= this.#element('Table')
    const line = this.#element('TR', this.#table)
    const columns = columnsOf(shares).map(({ x, width }, at) => ({
      x,
      width,
      lines: this.#letters({ pieces: cells[at] ?? [], style }, width),
      element: this.#element(isHead ? 'TH' : 'TD', line),
    }))
    const height = Math.max(1, ...columns.map(({ lines }) => lines.length))
    for (let at = 0; at < height; at += 1) {
      this.paper.need(style.leading)
      for (const { x, width, lines, element } of columns) {
        if (lines[at])
          this.paper.text(lines[at], startOf(lines[at], x, width, style), style, element)
      }
      this.paper.advance(style.leading)
    }
    this.paper.fill(PAGE.left, this.paper.y + 2, LINE, isHead ? 0.75 : 0.4, RULE)
  }

  #rule(): void {
    this.paper.space(10)
    this.paper.fill(PAGE.left, this.paper.y, LINE, 0.75, RULE)
    this.paper.space(14)
  }
}

/** Where a line begins at the left: one that runs from the right ends at the right edge. */
const startOf = (line: Fragment[], left: number, width: number, { size }: PrintStyle): number =>
  isFromRight(line[0]?.base ?? 0) ? left + width - widthOfAll(line, size) : left

const GUTTER = 10

/** Where each column of a table begins, and how wide it is. */
function columnsOf(shares: readonly number[]): { x: number; width: number }[] {
  let x: number = PAGE.left
  return shares.map((share) => {
    const column = { x, width: Math.max(LINE * share - GUTTER, GUTTER) }
    x += LINE * share
    return column
  })
}
