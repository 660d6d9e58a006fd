/**
 * Writes `english/known_words_packed.ts`: run `node --import=@poppinss/ts-exec bin/eval/pack_known_words.ts`. Common
 * words are those of the `word-list` that a tokenizer keeps as one token, and those of the labeled requests.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import ranks from 'gpt-tokenizer/bpeRanks/o200k_base'
import wordList from 'word-list'
import { packBits, probesOf } from '#app/prompts/domain/english/known_words'
import { stem } from '#app/prompts/domain/english/stem'

const BITS_PER_STEM = 6
/** So many of a thousand requests use a stem that is used everywhere. */
const EVERYWHERE = 12
/** A word that no dictionary has is known if so many requests use it. */
const USED = 5

const folder = new URL('../train/requests/', import.meta.url)
const file = new URL('../../app/prompts/domain/english/known_words_packed.ts', import.meta.url)
const english = new Set(readFileSync(wordList, 'latin1').split('\n'))

function tokens(): string[] {
  const decoder = new TextDecoder()
  return (ranks as (string | readonly number[])[])
    .map((rank) => (typeof rank === 'string' ? rank : decoder.decode(Uint8Array.from(rank))))
    .filter((token) => /^ [a-z]{2,}$/.test(token) && english.has(token.slice(1)))
    .map((token) => token.slice(1))
}

/** How many requests use each word. */
function usedInRequests(): { uses: Map<string, number>; requests: number } {
  const uses = new Map<string, number>()
  const texts = readdirSync(folder).flatMap((name) =>
    (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { text: string }[]).map(
      ({ text }) => text
    )
  )
  for (const text of texts) {
    const words =
      text
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[a-z]{2,}/g) ?? []
    for (const word of new Set(words)) uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  return { uses, requests: texts.length }
}

const { uses, requests } = usedInRequests()
const common = [
  ...tokens(),
  ...[...uses].filter(([word, times]) => english.has(word) || times >= USED).map(([word]) => word),
]
const stems = [...new Set(common.map(stem))]
const bits = new Uint8Array(Math.ceil((stems.length * BITS_PER_STEM) / 6) * 6)
for (const one of stems) for (const at of probesOf(one, bits.length)) bits[at] = 1

const stemUses = new Map<string, number>()
for (const [word, times] of uses) stemUses.set(stem(word), (stemUses.get(stem(word)) ?? 0) + times)
const often = [...stemUses].filter(([, times]) => times * 1000 >= EVERYWHERE * requests)

writeFileSync(
  file,
  `/* Written by bin/eval/pack_known_words.ts: change it there, never here. */

export const KNOWN =
  '${packBits(bits)}'

export const OFTEN =
  '${often
    .map(([one]) => one)
    .sort()
    .join(' ')
    .replaceAll("'", "\\'")}'
`
)
console.log(`${stems.length} stems known, ${often.length} of them used everywhere`)
