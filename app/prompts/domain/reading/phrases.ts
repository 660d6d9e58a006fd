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
    if (!here) continue
    const longest = new Map<string, number>()
    for (let to = from + 1; here; to++) {
      for (const tag of here.tags) longest.set(tag, to)
      here = to < tokens.length ? here.next.get(tokens[to].word) : undefined
    }
    for (const [tag, to] of longest) found.push({ tag, from, to })
  }
  return found
}
