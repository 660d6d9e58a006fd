import { NUMBER_SHAPES } from '#app/prompts/domain/privacy/number_shapes'
import { PHONE_SHAPES } from '#app/prompts/domain/privacy/phone_shapes'
import { SECRET_SHAPES } from '#app/prompts/domain/privacy/secret_shapes'
import { WEB_SHAPES } from '#app/prompts/domain/privacy/web_shapes'
import type { Private, Shape } from '#app/prompts/domain/privacy/types'

export { PRIVATE_KINDS, type Private, type PrivateKind } from '#app/prompts/domain/privacy/types'

/** What comes first wins where two shapes meet. Every expression is linear in the text. */
const SHAPES: Shape[] = [...SECRET_SHAPES, ...NUMBER_SHAPES, ...PHONE_SHAPES, ...WEB_SHAPES]
const MAX_PRIVATE_PARTS = 500
const AROUND = 40
/** Spaces that do not break a line stand in numbers that were copied from elsewhere. */
const OTHER_SPACES = /[\u00a0\u2007\u2009\u202f]/g

/**
 * Finds personal data and secrets by their shapes and checksums: mail addresses, phone and card numbers,
 * bank accounts, national ids (US, UK, Spain, Italy, Germany), keys and passwords, network addresses.
 * Nothing leaves the text; names are not looked for. In order of place, without overlap, 500 at most where no other
 * number is given.
 */
export function findPrivate(written: string, most = MAX_PRIVATE_PARTS): Private[] {
  const text = written.replaceAll(OTHER_SPACES, ' ')
  const found: Private[] = []
  const taken = new Uint8Array(text.length)
  for (const shape of SHAPES) {
    for (const part of partsOf(text, shape)) {
      if (taken.subarray(part.start, part.end).includes(1)) continue
      taken.fill(1, part.start, part.end)
      found.push(part)
      if (found.length >= most) return inOrder(found)
    }
  }
  return inOrder(found)
}

/** What only has the shape is passed over by one character: what is meant may begin inside of it. */
function* partsOf(text: string, { kind, pattern, trim, holds }: Shape): Generator<Private> {
  const search = new RegExp(pattern)
  for (let match = search.exec(text); match; match = search.exec(text)) {
    const start = match.index
    const words = trim ? trim(match[0]) : match[0]
    const end = start + words.length
    const before = text.slice(Math.max(0, start - AROUND), start)
    const isIt = words !== '' && (!holds || holds(words, before, text.slice(end, end + AROUND)))
    search.lastIndex = isIt ? end : start + 1
    if (isIt) yield { kind, start, end }
  }
}

const inOrder = (found: Private[]) => found.sort((one, other) => one.start - other.start)
