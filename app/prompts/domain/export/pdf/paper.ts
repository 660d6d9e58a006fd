import type { Fragment } from '#app/prompts/domain/export/pdf/fragments'
import type { Pdf } from '#app/prompts/domain/export/pdf/new_document'
import { widthOf } from '#app/prompts/domain/export/pdf/measure'
import { placed, type Placed } from '#app/prompts/domain/export/pdf/placed'
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
    const line = placed(fragments, style.size)
    this.#grounds(line, x, style)
    for (const stretch of stretchesOf(line)) {
      const content = this.#mark(stretch, element)
      for (const one of stretch) this.#fragment(one.fragment, x + one.x, style)
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

  #mark(stretch: Placed[], { tag }: Element) {
    const [{ fragment }] = stretch
    if (!fragment.isStandIn && fragment.level === 0) return this.doc.markStructureContent(tag)
    const actual = stretch.map((one) => one.fragment.written).join('')
    return this.doc.markStructureContent('Span', { actual })
  }

  #fragment(fragment: Fragment, x: number, { size, leading, color }: PrintStyle): void {
    const baseline = this.#y + leading / 2 + size * 0.36
    this.doc.fillColor(fragment.look === 'mark' ? MUTED : color)
    this.letters(fragment, x, baseline, size)
  }

  #grounds(line: Placed[], x: number, { size, leading }: PrintStyle): void {
    const height = size * 1.35
    for (const { fragment, x: at } of line) {
      const ground = GROUNDS[fragment.look]
      if (!ground) continue
      const width = widthOf(fragment.face, fragment.shown, size)
      this.fill(x + at, this.#y + (leading - height) / 2, width, height, ground)
    }
  }
}

/** Each run of squares alone, and what stands between them together, as far as it runs in one direction. */
function stretchesOf(line: Placed[]): Placed[][] {
  const stretches: Placed[][] = []
  for (const one of line) {
    const last = stretches.at(-1)
    if (last && goesOn(last[0].fragment, one.fragment)) last.push(one)
    else stretches.push([one])
  }
  return stretches
}

const goesOn = (one: Fragment, other: Fragment) =>
  !one.isStandIn && !other.isStandIn && one.level > 0 === other.level > 0
