import { MAX_VALUE_LENGTH } from '#app/flows/domain/values/limits'
import { FileFailure } from '#app/flows/files/file_failure'

/** Length of a text as JSON, without its quotation marks. */
const jsonLength = (text: string) => JSON.stringify(text).length - 2

/** Puts a text together, up to the length of an input. */
export class TextBuilder {
  #pieces: string[] = []
  #left = MAX_VALUE_LENGTH - 2

  get isEmpty(): boolean {
    return this.#pieces.length === 0
  }

  /** @throws FileFailure where the text becomes too long. */
  add(piece: string): void {
    if (piece.length > this.#left) throw new FileFailure('too-long')
    this.#left -= jsonLength(piece)
    if (this.#left < 0) throw new FileFailure('too-long')
    this.#pieces.push(piece)
  }

  get text(): string {
    return this.#pieces.join('')
  }
}
