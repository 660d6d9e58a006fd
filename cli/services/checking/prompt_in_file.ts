/** A prompt that was found in a file. */
export interface PromptInFile {
  text: string
  /** Where in the file it stands, such as `steps.2.prompt`; null where it is the whole file. */
  path: string | null
  /** Whether it stands in the file as it is, so that it can be changed there. */
  isVerbatim: boolean
  /** For each UTF-16 unit of the text, and for its end, where that stands in the file. */
  places: Uint32Array
}

/** A text that stands in a file as it is, from `start`. */
export function verbatim(text: string, start: number, path: string | null = null): PromptInFile {
  return {
    text,
    path,
    isVerbatim: true,
    places: Uint32Array.from({ length: text.length + 1 }, (_, at) => start + at),
  }
}

export interface Place {
  /** Both count from 1; the column in UTF-16 units. */
  line: number
  column: number
}

/** Finds the line and column of offsets of one text. */
export class Lines {
  readonly #starts: number[] = [0]

  constructor(text: string) {
    for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g))
      this.#starts.push(index + end.length)
  }

  at(offset: number): Place {
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#starts[middle] <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - this.#starts[low] + 1 }
  }
}
