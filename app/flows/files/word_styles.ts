import { isOn, type WordElement, type WordFollower } from '#app/flows/files/word_xml'

interface Style {
  basedOn?: string
  isHidden?: boolean
}

/** What a run of text says of itself. */
export interface RunLook {
  /** Null where it leaves that to its styles. */
  isHidden: boolean | null
  paragraphStyle?: string
  characterStyle?: string
}

/** As many styles as can be based on each other. */
const MAX_ANCESTORS = 50

/** Follows the styles of a Word document, to know which ones hide their text. */
export class WordStyles implements WordFollower {
  #styles = new Map<string, Style>()
  #defaults = new Map<string, string>()
  #open: Style | null = null
  #path: string[] = []
  /** What is said of all text. */
  #isAllHidden = false

  open(element: WordElement): void {
    const parent = this.#path.at(-1)
    this.#path.push(element.name)
    if (element.name === 'style') this.#begin(element)
    else if (element.name === 'basedOn' && this.#open) this.#open.basedOn = element.attribute('val')
    else if (element.name === 'vanish' && parent === 'rPr') this.#hide(isOn(element))
  }

  read(): void {}

  close(): void {
    if (this.#path.pop() === 'style') this.#open = null
  }

  /** Direct formatting counts; else styles do, and a character style turns around what its paragraph says (ECMA-376, 17.7.3). */
  hides({ isHidden, paragraphStyle, characterStyle }: RunLook): boolean {
    if (isHidden !== null) return isHidden
    const ofParagraph = this.#hidesBy('paragraph', paragraphStyle)
    const ofCharacters = this.#hidesBy('character', characterStyle)
    return this.#isAllHidden || ofParagraph !== ofCharacters
  }

  #begin(element: WordElement): void {
    const kind = element.attribute('type') ?? 'paragraph'
    const id = element.attribute('styleId') ?? ''
    this.#open = {}
    this.#styles.set(`${kind} ${id}`, this.#open)
    const isDefault = ['1', 'true', 'on'].includes(element.attribute('default') ?? '')
    if (isDefault) this.#defaults.set(kind, id)
  }

  /** Of a style, its own text; not that of a part of a table, nor what it said before a change. */
  #hide(isHidden: boolean): void {
    const owner = this.#path.at(-3)
    if (owner === 'rPrDefault') this.#isAllHidden = isHidden
    else if (owner === 'style' && this.#open) this.#open.isHidden = isHidden
  }

  #hidesBy(kind: string, id = this.#defaults.get(kind)): boolean {
    let style = this.#styles.get(`${kind} ${id}`)
    for (let depth = 0; style && depth < MAX_ANCESTORS; depth += 1) {
      if (style.isHidden !== undefined) return style.isHidden
      style = this.#styles.get(`${kind} ${style.basedOn}`)
    }
    return false
  }
}
