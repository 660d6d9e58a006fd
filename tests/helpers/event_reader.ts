/** The text of an event stream, read as it comes. */
export class EventReader {
  #text = ''
  #reader: ReadableStreamDefaultReader<string>

  constructor(response: Response) {
    this.#reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  }

  /** Resolves with everything so far once that includes a text, or at the end of the stream. */
  async until(text?: string): Promise<string> {
    while (text === undefined || !this.#text.includes(text)) {
      const { done, value } = await this.#reader.read()
      if (done) break
      this.#text += value
    }
    return this.#text
  }
}
