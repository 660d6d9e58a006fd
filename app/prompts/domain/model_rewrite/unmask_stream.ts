import { unmask } from '#app/prompts/domain/privacy/mask_private'

const MAX_MARK_LENGTH = 20

/** Puts private parts back into a text that comes in pieces: a mark is held back until it is whole. */
export class UnmaskStream {
  #held = ''

  constructor(private readonly marks: ReadonlyMap<string, string>) {}

  next(piece: string): string {
    const text = this.#held + piece
    const open = text.lastIndexOf('⟦')
    const waits = open >= 0 && !text.includes('⟧', open) && text.length - open <= MAX_MARK_LENGTH
    this.#held = waits ? text.slice(open) : ''
    return unmask(waits ? text.slice(0, open) : text, this.marks)
  }

  rest(): string {
    const rest = this.#held
    this.#held = ''
    return rest
  }
}
