import type { Private, PrivateKind } from '#app/prompts/domain/privacy/types'

/** Something private with all the places at which it was found. */
export interface PrivateItem {
  kind: PrivateKind
  words: string
  places: Private[]
}

/** What was found in a text, each once, in the order of its first place. */
export function listPrivate(text: string, parts: Private[]): PrivateItem[] {
  const items = new Map<string, PrivateItem>()
  for (const part of parts) {
    const words = text.slice(part.start, part.end)
    const known = items.get(`${part.kind} ${words}`)
    if (known) known.places.push(part)
    else items.set(`${part.kind} ${words}`, { kind: part.kind, words, places: [part] })
  }
  return [...items.values()]
}
