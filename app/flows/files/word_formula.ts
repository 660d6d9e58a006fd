import { isOn, type WordElement } from '#app/flows/files/word_xml'

interface Part {
  name: string
  text: string
  /** Whether it is a matrix and nothing else. */
  isMatrix: boolean
}

interface Frame {
  name: string
  parts: Part[]
  /** By their names, without prefix; null where they are off. */
  properties: Map<string, string | null>
}

type Write = (frame: Frame, isName: boolean) => string

/** What stands as it is beside a sign: one letter, a number, or what has brackets around it. */
const ATOM = /^(?:\P{M}\p{M}*|\d+(?:[.,]\d+)?)$/u
const SUM = /[+\-−±∓=<>≤≥≠≈]/u
const OPENING = '([{⟨⌊⌈'
const CLOSING = ')]}⟩⌋⌉'

const partsOf = (frame: Frame, name: string) =>
  frame.parts.filter((part) => part.name === `m:${name}`).map(({ text }) => text)
const partOf = (frame: Frame, name: string) => partsOf(frame, name).join('')
const isSet = (frame: Frame, name: string) => (frame.properties.get(name) ?? null) !== null

const grouped = (text: string) => (ATOM.test(text) || isBracketed(text) ? text : `(${text})`)

/** Whether the bracket that a text begins with closes at its end. */
function isBracketed(text: string): boolean {
  const signs = [...text]
  if (signs.length < 2 || !OPENING.includes(signs[0])) return false
  let depth = 0
  const end = signs.findIndex((sign) => {
    if (OPENING.includes(sign)) depth += 1
    else if (CLOSING.includes(sign)) depth -= 1
    return depth === 0
  })
  return end === signs.length - 1
}

/** A word stays as it is where it names a function, such as in sin² x. */
const baseOf = (frame: Frame, isName: boolean) =>
  isName ? partOf(frame, 'e') : grouped(partOf(frame, 'e'))

function scripts(frame: Frame): string {
  const sub = partOf(frame, 'sub')
  const sup = partOf(frame, 'sup')
  return `${sub && `_${grouped(sub)}`}${sup && `^${grouped(sup)}`}`
}

function fraction(frame: Frame): string {
  const [above, below] = [grouped(partOf(frame, 'num')), grouped(partOf(frame, 'den'))]
  // Two numbers above each other without a line, as in a binomial coefficient.
  return `${above}${frame.properties.get('type') === 'noBar' ? '¦' : '/'}${below}`
}

const root: Write = (frame) => {
  const degree = isSet(frame, 'degHide') ? '' : partOf(frame, 'deg')
  return `√${degree && `[${degree}]`}${grouped(partOf(frame, 'e'))}`
}

function sumOver(frame: Frame): string {
  const sign = frame.properties.get('chr') ?? '∫'
  const body = partOf(frame, 'e')
  return `${sign}${scripts(frame)} ${SUM.test(body) ? grouped(body) : body}`.trimEnd()
}

function applied(frame: Frame): string {
  const argument = partOf(frame, 'e')
  const name = partOf(frame, 'fName')
  if (isBracketed(argument)) return `${name}${argument}`
  return SUM.test(argument) ? `${name}(${argument})` : `${name} ${argument}`
}

function delimited(frame: Frame): string {
  const { properties } = frame
  const between = properties.get('sepChr') ?? '|'
  // A matrix has brackets of its own, which those around it take the place of.
  const inner = frame.parts
    .filter(({ name }) => name === 'm:e')
    .map(({ text, isMatrix }) => (isMatrix ? text.slice(1, -1) : text))
  return `${properties.get('begChr') ?? '('}${inner.join(between)}${properties.get('endChr') ?? ')'}`
}

const accent = (fallback: string): Write => {
  return (frame) => {
    const sign = frame.properties.get('chr') ?? fallback
    const base = partOf(frame, 'e')
    const isCombining = /^\p{M}$/u.test(sign)
    return isCombining ? `${grouped(base)}${sign}` : `${sign}${grouped(base)}`
  }
}

const WRITERS: Record<string, Write> = {
  'm:f': fraction,
  'm:sSup': (frame, isName) => `${baseOf(frame, isName)}${scripts(frame)}`,
  'm:sSub': (frame, isName) => `${baseOf(frame, isName)}${scripts(frame)}`,
  'm:sSubSup': (frame, isName) => `${baseOf(frame, isName)}${scripts(frame)}`,
  'm:sPre': (frame) => `(${scripts(frame)})${grouped(partOf(frame, 'e'))}`,
  'm:rad': root,
  'm:nary': sumOver,
  'm:func': applied,
  'm:d': delimited,
  'm:m': (frame) => `[${partsOf(frame, 'mr').join('; ')}]`,
  'm:mr': (frame) => partsOf(frame, 'e').join(', '),
  'm:eqArr': (frame) => partsOf(frame, 'e').join('; '),
  'm:acc': accent('\u0302'),
  'm:bar': (frame) =>
    `${frame.properties.get('pos') === 'top' ? '¯' : '▁'}${grouped(partOf(frame, 'e'))}`,
  'm:phant': (frame) => (frame.properties.get('show') === null ? '' : partOf(frame, 'e')),
  'm:groupChr': accent('⏟'),
  'm:limLow': (frame) => `${partOf(frame, 'e')}_${grouped(partOf(frame, 'lim'))}`,
  'm:limUpp': (frame) => `${partOf(frame, 'e')}^${grouped(partOf(frame, 'lim'))}`,
}

/** Follows the elements of a formula and writes it in one line, such as `(a+b)/2` and `x_1^2`. */
export class WordFormula {
  #frames: Frame[] = []

  open(element: WordElement): void {
    const { name } = element
    if (this.#isInProperties) {
      const value = isOn(element) ? (element.attribute('val') ?? '') : null
      this.#frames.at(-2)?.properties.set(name.replace('m:', ''), value)
    }
    this.#frames.push({ name, parts: [], properties: new Map() })
  }

  read(text: string): void {
    this.#frames.at(-1)?.parts.push({ name: '', text, isMatrix: false })
  }

  /** @returns the formula, once its outermost element is closed */
  close(): string | null {
    const frame = this.#frames.pop()
    if (!frame) return ''
    const text = textOf(frame, this.#frames.at(-1)?.name === 'm:fName')
    if (this.#frames.length === 0) return text
    const filled = frame.parts.filter((part) => part.text !== '')
    const isMatrix = frame.name === 'm:m' || (filled.length === 1 && filled[0].isMatrix)
    this.#frames
      .at(-1)!
      .parts.push({ name: frame.name, text, isMatrix: isMatrix && frame.name !== 'm:d' })
    return null
  }

  get #isInProperties(): boolean {
    return this.#frames.at(-1)?.name.endsWith('Pr') ?? false
  }
}

/** Nothing where all of its parts are empty, such as after they were deleted. */
function textOf(frame: Frame, isName: boolean): string {
  const { name, parts } = frame
  if (parts.every(({ text }) => text === '')) return ''
  const write = Object.hasOwn(WRITERS, name) ? WRITERS[name] : null
  return write ? write(frame, isName) : parts.map(({ text }) => text).join('')
}
