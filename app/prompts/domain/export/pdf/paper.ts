import { widthOfAll } from '#app/prompts/domain/export/pdf/break_lines'
import type { Fragment } from '#app/prompts/domain/export/pdf/fragments'
import type { Pdf } from '#app/prompts/domain/export/pdf/new_document'
import { widthOf } from '#app/prompts/domain/export/pdf/measure'
import {
  GROUNDS,
  LINE,
  MUTED,
  PAGE,
  type PrintStyle,
} from '#app/prompts/domain/export/pdf/print_styles'

/** An element of the structure with its tag, such as `H1`. */
export interface Element {
  tag: string
  node: ReturnType<Pdf['struct']>
}

/** Pages that are filled from top to bottom. Every line belongs to an element of the structure, all else is decoration. */
export class Paper {
  #y = PAGE.top
  #known = new Set<string>()

  constructor(readonly doc: Pdf) {}

  get y(): number {
    return this.#y
  }

  /** Leaves room, but none at the top of a page. */
  space(points: number): void {
    if (this.#y > PAGE.top) this.#y += points
  }

  /** Goes down by a line that was printed. */
  advance(points: number): void {
    this.#y += points
  }

  /** Goes to the next page unless this one has room for so much. */
  need(points: number): void {
    if (this.#y + points <= PAGE.height - PAGE.bottom) return
    this.doc.addPage()
    this.#y = PAGE.top
  }

  /** Prints one line whose text begins at `x`, as content of the element. */
  line(fragments: Fragment[], x: number, style: PrintStyle, element: Element): void {
    this.need(style.leading)
    if (style.ground) this.fill(PAGE.left - 8, this.#y, LINE + 16, style.leading, style.ground)
    this.text(fragments, x, style, element)
    this.#y += style.leading
  }

  /** Prints text at the present height and stays there. What a square stands for is kept with it. */
  text(fragments: Fragment[], x: number, style: PrintStyle, element: Element): void {
    this.#grounds(fragments, x, style)
    let at = x
    for (const stretch of stretchesOf(fragments)) {
      const content = this.#mark(stretch[0], element)
      for (const fragment of stretch) {
        this.#fragment(fragment, at, style)
        at += widthOf(fragment.face, fragment.shown, style.size)
      }
      this.doc.endMarkedContent()
      element.node.add(content)
    }
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.decoration(() => this.doc.rect(x, y, width, height).fill(color))
  }

  /** What is drawn is no part of the text. */
  decoration(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  /** Letters at a place of the present page. */
  letters({ face, shown }: Fragment, x: number, baseline: number, size: number): void {
    if (!this.#known.has(face.name)) {
      this.doc.registerFont(face.name, face.font as never)
      this.#known.add(face.name)
    }
    this.doc.font(face.name, size)
    this.doc.text(shown, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
  }

  #mark({ isStandIn, written }: Fragment, { tag }: Element) {
    if (!isStandIn) return this.doc.markStructureContent(tag)
    return this.doc.markStructureContent('Span', { actual: written })
  }

  #fragment(fragment: Fragment, x: number, { size, leading, color }: PrintStyle): void {
    const baseline = this.#y + leading / 2 + size * 0.36
    this.doc.fillColor(fragment.look === 'mark' ? MUTED : color)
    this.letters(fragment, x, baseline, size)
  }

  #grounds(fragments: Fragment[], x: number, { size, leading }: PrintStyle): void {
    const height = size * 1.35
    let at = x
    for (const fragment of fragments) {
      const width = widthOfAll([fragment], size)
      const ground = GROUNDS[fragment.look]
      if (ground) this.fill(at, this.#y + (leading - height) / 2, width, height, ground)
      at += width
    }
  }
}

/** Each run of squares alone, and what stands between them together. */
function stretchesOf(fragments: Fragment[]): Fragment[][] {
  const stretches: Fragment[][] = []
  for (const fragment of fragments) {
    const last = stretches.at(-1)
    if (!last || fragment.isStandIn || last[0].isStandIn) stretches.push([fragment])
    else last.push(fragment)
  }
  return stretches
}
