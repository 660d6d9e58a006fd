import { MAX_STEPS, whyPlain } from '#app/flows/domain/result_file/markdown_bounds'
import { markdownReading } from '#app/flows/domain/result_file/read_markdown'
import type { ShownMarkdown } from '#frontend/components/markdown/markdown_reader'

/** In characters: of one text, and of all texts of a page within a moment. */
const MAX_LENGTH = 5_000
const MAX_LENGTH_TOGETHER = 10_000
const MOMENT_MS = 1_000

/** Reads short texts while the page waits, so that they are not seen as they were written first. */
export class ReadAtOnce {
  #left = MAX_LENGTH_TOGETHER

  constructor(private later: (act: () => void) => void = (act) => setTimeout(act, MOMENT_MS)) {}

  /** Null where a text is for a thread of its own: it takes too long, or others have held the page before it. */
  read(text: string): ShownMarkdown | null {
    const plainBecause = whyPlain(text)
    if (plainBecause) return { parts: [], plainBecause }
    if (text.length > Math.min(MAX_LENGTH, this.#left)) return null
    if (this.#left === MAX_LENGTH_TOGETHER) this.later(() => (this.#left = MAX_LENGTH_TOGETHER))
    this.#left -= text.length
    const read = markdownReading(text, MAX_STEPS.atOnce)
    return read.plainBecause === 'dense' ? null : read
  }
}

/** The one of this page. */
export const readAtOnce = new ReadAtOnce()
