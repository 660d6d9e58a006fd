import { stem } from '#app/prompts/domain/english/stem'
import { SYNONYMS_OF_LIFE } from '#app/prompts/domain/discovery/synonyms_of_life'
import { SYNONYMS_OF_WORK } from '#app/prompts/domain/discovery/synonyms_of_work'

interface Node {
  next: Map<string, Node>
  meaning: string | null
}

const node = (): Node => ({ next: new Map(), meaning: null })
const ROOT = node()

for (const row of `${SYNONYMS_OF_WORK}|${SYNONYMS_OF_LIFE}`.split(/[|\n]/)) {
  const words = row.trim().split(/\s+/).filter(Boolean)
  for (const word of words)
    addPhrase(word.split('_').map(stem), words[0].split('_').map(stem).join(' '))
}

/** A word that stands in two rows means what the first row says. */
function addPhrase(stems: string[], meaning: string): void {
  let here = ROOT
  for (const one of stems) {
    const next = here.next.get(one) ?? node()
    here.next.set(one, next)
    here = next
  }
  here.meaning ??= meaning
}

/** The meaning that begins at a place among stems, and how many of them say it; the longest phrase wins. */
export function meaningAt(stems: string[], at: number): { meaning: string; length: number } {
  let found = { meaning: stems[at], length: 1 }
  let here: Node | undefined = ROOT
  for (let to = at; here && to < stems.length; to++) {
    here = here.next.get(stems[to])
    if (here?.meaning) found = { meaning: here.meaning, length: to - at + 1 }
  }
  return found
}
