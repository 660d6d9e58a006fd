import { marksIn } from '#app/flows/domain/result_file/markdown_bounds'

/** The lines of a text with their ends, and how many marks are in them. */
export class SourceLines {
  readonly all: readonly string[]
  /** Of the lines before each. */
  #marks = [0]

  constructor(text: string) {
    this.all = text.match(/[^\n\r]*(?:\r\n|[\n\r])|[^\n\r]+$/g) ?? []
    for (const line of this.all) this.#marks.push(this.#marks.at(-1)! + marksIn(line))
  }

  get count(): number {
    return this.all.length
  }

  text(from: number, to: number): string {
    return this.all.slice(from, to).join('')
  }

  marks(from: number, to: number): number {
    return this.#marks[to] - this.#marks[from]
  }

  /** The end of the fewest lines, at least one, that have so many marks. */
  endOf(from: number, marks: number): number {
    let end = from + 1
    while (end < this.count && this.marks(from, end) < marks) end += 1
    return end
  }
}
