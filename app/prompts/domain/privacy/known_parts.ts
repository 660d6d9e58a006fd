import type { Private, PrivateKind } from '#app/prompts/domain/privacy/types'

/** No private part is shorter. */
const BEGINNING = 4

/** Private parts that were found somewhere, to be found wherever else they stand, in time linear in the text. */
export class KnownParts {
  #kinds = new Map<string, PrivateKind>()
  /** The lengths of the parts that begin with the same few characters, the longest first. */
  #lengths = new Map<string, number[]>()

  learn(text: string, { kind, start, end }: Private): void {
    const part = text.slice(start, end)
    if (this.#kinds.has(part)) return
    this.#kinds.set(part, kind)
    const lengths = this.#lengths.get(part.slice(0, BEGINNING)) ?? []
    if (lengths.includes(part.length)) return
    lengths.push(part.length)
    lengths.sort((one, other) => other - one)
    this.#lengths.set(part.slice(0, BEGINNING), lengths)
  }

  /** What was found in a text itself, and what of the known stands there besides. In order of place. */
  allIn(text: string, found: Private[]): Private[] {
    if (this.#kinds.size === 0) return found
    const taken = new Uint8Array(text.length)
    for (const { start, end } of found) taken.fill(1, start, end)
    const more: Private[] = []
    for (let start = 0; start < text.length;) {
      const end = taken[start] ? start : this.#endAt(text, start)
      const isFree = end > start && !taken.subarray(start, end).includes(1)
      if (isFree) more.push({ kind: this.#kinds.get(text.slice(start, end))!, start, end })
      start = isFree ? end : start + 1
    }
    return [...found, ...more].sort((one, other) => one.start - other.start)
  }

  /** Where the known part ends that begins at a place, or the place itself. */
  #endAt(text: string, start: number): number {
    const lengths = this.#lengths.get(text.slice(start, start + BEGINNING)) ?? []
    const length = lengths.find(
      (one) =>
        this.#kinds.has(text.slice(start, start + one)) && standsAlone(text, start, start + one)
    )
    return start + (length ?? 0)
  }
}

/** Not in the middle of a longer word or number. */
const standsAlone = (text: string, start: number, end: number) =>
  !(isWordy(text[start - 1]) && isWordy(text[start])) &&
  !(isWordy(text[end]) && isWordy(text[end - 1]))

const isWordy = (character = ' ') => /[\p{L}\p{N}_]/u.test(character)
