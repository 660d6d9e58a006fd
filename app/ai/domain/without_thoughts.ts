import { MAX_AFTER_LENGTH, TextPlace } from '#app/ai/domain/text_place'
import {
  closesAlone,
  familyOf,
  findTag,
  isEnding,
  isHeader,
  tagAt,
  type TagFamily,
  unfinishedTagIn,
} from '#app/ai/domain/thought_tags'

/** What has become known of an answer. */
export interface AnswerPart {
  text: string
  /** Whether all that was known before is a thought, so that the answer begins with this text. */
  startsAnew: boolean
}

/** A text that is read now, and how far. */
interface Reading extends AnswerPart {
  whole: string
  at: number
  isEnd: boolean
}

/**
 * Takes an answer in pieces and gives it without what the model thought before. Thoughts stand at the beginning, in the
 * tags of any family; a tag later on, in code or within a sentence is text. A closing tag that nothing opened ends a
 * thought as well: the templates of some models open it. Its words have been given by then, so that the next part
 * starts anew. No more is held back than what may be a tag, and all pieces together take linear time.
 */
export class WithoutThoughts {
  #held = ''
  #space = ''
  #state: 'beginning' | 'thought' | 'answer' = 'beginning'
  #family: TagFamily | null = null
  #place = new TextPlace()
  #hasCut = false
  #hasText = false
  #isAnnounced = false
  #isJson = false
  /** Opening tags in the answer itself whose closing tags are still to come. */
  #open = 0

  next(piece: string): AnswerPart {
    return this.#read(this.#held + piece, false)
  }

  /** The rest. A thought that is still open has none. */
  end(): AnswerPart {
    return this.#read(this.#held, true)
  }

  #read(whole: string, isEnd: boolean): AnswerPart {
    const reading: Reading = { whole, at: 0, isEnd, text: '', startsAnew: false }
    let goesOn = true
    while (goesOn) {
      if (this.#state === 'beginning') goesOn = this.#begin(reading)
      else goesOn = this.#state === 'thought' ? this.#think(reading) : this.#answer(reading)
    }
    this.#held = whole.slice(reading.at)
    return { text: reading.text, startsAnew: reading.startsAnew }
  }

  #begin(reading: Reading): boolean {
    const { whole, isEnd } = reading
    const rest = whole.slice(reading.at).trimStart()
    const begins = whole.length - rest.length
    this.#space += whole.slice(reading.at, begins)
    reading.at = begins
    if (rest === '') return false
    const tag = tagAt(whole, begins)
    if (tag && this.#cutAtBeginning(tag)) {
      reading.at += tag.length
      return true
    }
    if (!tag && !isEnd && unfinishedTagIn(whole, begins) === begins) return false
    this.#state = 'answer'
    this.#isJson = /^[[{]/.test(rest)
    if (!this.#hasCut) this.#give(reading, this.#space)
    return true
  }

  #cutAtBeginning(tag: string): boolean {
    const family = familyOf(tag)
    const isHeading = isHeader(tag)
    if (!family && !isHeading && !closesAlone(tag)) return false
    this.#isAnnounced ||= isHeading
    this.#hasCut = true
    if (!family) return true
    this.#family = family
    this.#state = 'thought'
    return true
  }

  #think(reading: Reading): boolean {
    const { whole, at } = reading
    const found = findTag(whole, at, this.#family!)
    if (!found) {
      reading.at = this.#readUntil(reading)
      this.#place.read(whole.slice(at, reading.at))
      return false
    }
    this.#place.read(whole.slice(at, found.index))
    const after = this.#afterTag(reading, found)
    if (after === null) return false
    const isText = this.#place.isCode(after) || this.#place.isEnclosed(after)
    this.#place.read(found.text)
    if (!isText) this.#endThought(found.text)
    return true
  }

  #answer(reading: Reading): boolean {
    const { whole, at } = reading
    const found = findTag(whole, at)
    if (!found) {
      reading.at = this.#readUntil(reading)
      this.#give(reading, whole.slice(at, reading.at))
      return false
    }
    this.#give(reading, whole.slice(at, found.index))
    const after = this.#afterTag(reading, found)
    if (after === null) return false
    if (this.#isBorder(found.text, after)) this.#cutAll(reading, found.text)
    else if (!this.#isDropped(found.text, after)) {
      this.#count(found.text, after)
      this.#give(reading, found.text)
    }
    return true
  }

  /** What follows a tag, and goes behind it; null, and to the tag, where too little has come. */
  #afterTag(reading: Reading, { index, text }: { index: number; text: string }): string | null {
    const end = index + text.length
    const after = reading.whole.slice(end, end + MAX_AFTER_LENGTH)
    const isDecided = reading.isEnd || this.#place.isDecidedBy(after)
    reading.at = isDecided ? end : index
    return isDecided ? after : null
  }

  #readUntil = ({ whole, at, isEnd }: Reading): number =>
    isEnd ? whole.length : unfinishedTagIn(whole, at)

  #give(reading: Reading, text: string): void {
    reading.text += text
    this.#hasText ||= text !== ''
    this.#place.read(text)
  }

  #isBorder(tag: string, after: string): boolean {
    if (!closesAlone(tag) || this.#open > 0 || this.#isCode(after)) return false
    const isValue = this.#isJson && this.#place.isInQuotes
    return !isValue && (isHeader(tag) || !this.#place.isMention(after))
  }

  #isCode = (after: string) => this.#place.isInFence || this.#place.isCode(after)

  #isDropped = (tag: string, after: string): boolean =>
    this.#isAnnounced && isEnding(tag) && !this.#isCode(after)

  #cutAll(reading: Reading, tag: string): void {
    reading.text = ''
    reading.startsAnew ||= this.#hasText
    this.#hasText = false
    this.#place.read(tag)
    this.#endThought(tag)
  }

  #endThought(tag: string): void {
    this.#state = 'beginning'
    this.#isAnnounced ||= isHeader(tag)
    this.#hasCut = true
    this.#space = ''
  }

  #count(tag: string, after: string): void {
    if (this.#isCode(after) || this.#place.isMention(after)) return
    if (familyOf(tag)) this.#open++
    else if (closesAlone(tag)) this.#open = Math.max(0, this.#open - 1)
  }
}
