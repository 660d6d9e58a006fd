import type { Token } from '#app/prompts/domain/reading/reading'

interface Node {
  next: Map<string, Node>
  tags: string[]
}

export interface Found {
  tag: string
  /** Index of the first token and of the one after the last. */
  from: number
  to: number
}

const node = (): Node => ({ next: new Map(), tags: [] })

/** A tree of phrases by word, so that one walk over the tokens finds all of them. */
export function phraseTree(lexicon: Record<string, string[]>): Node {
  const root = node()
  for (const [tag, phrases] of Object.entries(lexicon)) {
    for (const phrase of phrases) {
      let here = root
      for (const word of phrase.split(' ')) {
        const next = here.next.get(word) ?? node()
        here.next.set(word, next)
        here = next
      }
      here.tags.push(tag)
    }
  }
  return root
}

/** Every phrase at every token; of one tag only the longest at a place. */
export function findPhrases(root: Node, tokens: Token[]): Found[] {
  const found: Found[] = []
  for (let from = 0; from < tokens.length; from++) {
    let here = root.next.get(tokens[from].word)
    const first = found.length
    for (let to = from + 1; here; to++) {
      for (const tag of here.tags) note(found, first, { tag, from, to })
      here = to < tokens.length ? here.next.get(tokens[to].word) : undefined
    }
  }
  return found
}

/** Puts a longer phrase of the tag in the place of a shorter one, among those that were found from `first` on. */
function note(found: Found[], first: number, longer: Found): void {
  for (let at = first; at < found.length; at++) {
    if (found[at].tag === longer.tag) return void (found[at] = longer)
  }
  found.push(longer)
}
