import type { Piece } from '#app/prompts/domain/export/document/pieces'
import type { Paper } from '#app/prompts/domain/export/pdf/paper'
import { PAGE } from '#app/prompts/domain/export/pdf/print_styles'

type Outline = Paper['doc']['outline']

/** The list of headings that a reader shows beside the pages; marks such as `##` are left out of it. */
export class Bookmarks {
  #above: { level: number; entry: Outline }[] = []

  constructor(private paper: Paper) {}

  add(level: number, pieces: readonly Piece[]): void {
    const words = pieces.filter(({ look }) => look !== 'mark').map(({ text }) => text)
    while (this.#above.length > 0 && this.#above.at(-1)!.level >= level) this.#above.pop()
    const parent = this.#above.at(-1)?.entry ?? this.paper.doc.outline
    const place = { top: this.paper.y, left: PAGE.width, expanded: true }
    this.#above.push({ level, entry: parent.addItem(words.join(''), place as object) })
  }
}
