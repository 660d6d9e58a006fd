/** UTF-16 units behind a tag that tell whether it is a mention. */
export const MAX_AFTER_LENGTH = 200

/** Signs that enclose a tag which is only mentioned. */
const ENCLOSING: Record<string, string> = {
  ...{ '"': '"', "'": "'", '“': '”', '‘': '’', '„': '“', '«': '»', '(': ')', '[': ']' },
  ...{ '*': '*', '_': '_' },
}
const ENDS_SENTENCE = /[.!?…。！？]/
const PUNCTUATION_AFTER = /^[.,;:!?)\]…]{1,2}(?:\s|$)/
const GOES_ON = /^\s+[\p{Ll}\p{Lo}(–—\-=/&+,;|→]/u

/**
 * Where a text that is read from its beginning stands: in a code fence, in code within a line, within a sentence. All
 * pieces together take linear time.
 */
export class TextPlace {
  #last = ''
  /** What stands before the signs that are the same as the last one. */
  #before = ''
  #lastOnLine = ''
  #fence: { sign: string; length: number; isOpening: boolean } | null = null
  #mayEndFence = false
  /** How many backticks opened the code within the line; 0 outside of it. */
  #code = 0
  #run = { sign: '', length: 0, beginsLine: false }
  #hasOpenQuote = false

  read(text: string): void {
    for (const sign of text) {
      if (sign === this.#run.sign) this.#run.length++
      else this.#begin(sign)
      if (sign === '"' && this.#last !== '\\') this.#hasOpenQuote = !this.#hasOpenQuote
      if (sign !== this.#last) this.#before = this.#last
      this.#last = sign
      if (sign === '\n') this.#endLine()
      else if (sign.trim() !== '') this.#lastOnLine = sign
    }
  }

  get isInFence(): boolean {
    this.#endRun()
    return this.#fence !== null
  }

  /** Whether a double quote is open in this line. */
  get isInQuotes(): boolean {
    return this.#hasOpenQuote
  }

  /** Whether what follows a tag is enough to tell what the tag is; `after` may be cut at 200 units. */
  isDecidedBy(after: string): boolean {
    if (after.length >= MAX_AFTER_LENGTH || after.includes('\n')) return true
    return this.#isInCode ? after.includes('`') : /\S.{2}/.test(after)
  }

  /** Whether a tag at this place, with `after` behind it, is code within a line. */
  isCode(after: string): boolean {
    return this.#isInCode && /^[^`\n]*`/.test(after.slice(0, MAX_AFTER_LENGTH))
  }

  /** Whether a tag at this place, with `after` behind it, is enclosed by quotation marks or the like. */
  isEnclosed(after: string): boolean {
    const isOpened = this.#before === '' || /[\s(*_]/.test(this.#before)
    return isOpened && after !== '' && ENCLOSING[this.#last] === after[0]
  }

  /** Whether a tag at this place, with `after` behind it, is a word of a sentence rather than a border. */
  isMention(after: string): boolean {
    if (this.isEnclosed(after)) return true
    const [line] = after.slice(0, MAX_AFTER_LENGTH).split('\n', 1)
    if (PUNCTUATION_AFTER.test(line.slice(0, 3))) return true
    const isApart = this.#lastOnLine !== '' && this.#last.trim() === ''
    return isApart && GOES_ON.test(line) && !ENDS_SENTENCE.test(this.#lastOnLine)
  }

  get #isInCode(): boolean {
    this.#endRun()
    return this.#code > 0
  }

  #begin(sign: string): void {
    this.#endRun()
    if (sign === '`' || sign === '~')
      this.#run = { sign, length: 1, beginsLine: this.#lastOnLine === '' }
    else if (this.#mayEndFence && sign === '\n') this.#fence = null
    if (sign.trim() !== '') this.#mayEndFence = false
  }

  #endRun(): void {
    const { sign, length, beginsLine } = this.#run
    this.#run = { sign: '', length: 0, beginsLine: false }
    if (length === 0) return
    if (this.#fence) this.#endRunInFence(sign, length, beginsLine)
    else if (beginsLine && length >= 3) this.#fence = { sign, length, isOpening: true }
    else if (sign === '`') this.#code = this.#nextCode(length)
  }

  #endRunInFence(sign: string, length: number, beginsLine: boolean): void {
    const fence = this.#fence!
    // Three backticks that end in the same line are code within it.
    if (fence.isOpening && sign === '`') this.#fence = null
    else if (beginsLine && sign === fence.sign && length >= fence.length) this.#mayEndFence = true
  }

  #nextCode(length: number): number {
    if (this.#code === 0) return length
    return this.#code === length ? 0 : this.#code
  }

  #endLine(): void {
    this.#lastOnLine = ''
    this.#code = 0
    this.#hasOpenQuote = false
    this.#mayEndFence = false
    if (this.#fence) this.#fence.isOpening = false
  }
}
