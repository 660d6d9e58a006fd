import { stem } from '#app/prompts/domain/english/stem'
import { SYNONYMS_OF_LIFE } from '#app/prompts/domain/discovery/synonyms_of_life'
import { SYNONYMS_OF_WORK } from '#app/prompts/domain/discovery/synonyms_of_work'

/** Fields of a business, by the short form of the title of whoever leads them; a row is one field. */
const FIELDS = `
cfo finance financial | cto technology technical | coo operations operating | cmo marketing | chro hr human_resources people
cio information it | ciso security information_security | cdo data | cso sales commercial | cpo product | clo legal
`

/** "chief finance officer", "finance director", "head of finance": each field has the same titles for the same person. */
const HEADS = FIELDS.split(/[|\n]/)
  .map((row) => row.trim().split(/\s+/))
  .map(([short, ...names]) =>
    [short, ...names.flatMap((name) => titlesOf(name))].filter(Boolean).join(' ')
  )
  .join('|')

function titlesOf(field: string): string[] {
  return [
    `chief_${field}_officer`,
    `${field}_chief`,
    `${field}_director`,
    `director_of_${field}`,
    `head_of_${field}`,
    `vp_${field}`,
    `vp_of_${field}`,
    `vice_president_of_${field}`,
  ]
}

interface Node {
  next: Map<string, Node>
  meaning: string | null
}

const node = (): Node => ({ next: new Map(), meaning: null })
const ROOT = node()

for (const row of `${SYNONYMS_OF_WORK}|${SYNONYMS_OF_LIFE}|${HEADS}`.split(/[|\n]/)) {
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
