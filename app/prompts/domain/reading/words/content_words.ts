import { LEXICON } from '#app/prompts/domain/reading/words/lexicon'
import { OPEN_VERBS, RULE_VERBS } from '#app/prompts/domain/reading/words/verbs'
import type { Reading } from '#app/prompts/domain/reading/reading'

const single = (tag: string) => LEXICON[tag].filter((phrase) => !phrase.includes(' '))

const EMPTY = new Set([
  ...`the a an and or of to in for with on is are was were be been being this that these those it its my our your i me you we us they them
  their he she his her how what why which who when where can could should would will may might must shall please from by at as not do does
  did if so than then into out up down about over under more most some any each all both no nor but also just there here such own same other
  very too only again once i'm i've i'd we're you're it's that's don't hi hello ok okay using given following have has had get want need make
  like new one two help much please sure answer answers response result results output quality high highest possible well job work effort world ever
  thank way lot something everything anything detail high-quality accurate top best-in-class urgent urgently asap soon immediately hurry know`.split(
    /\s+/
  ),
  ...single('praise'),
  ...single('filler'),
  ...single('vague'),
  ...single('hedge'),
  ...single('thanks'),
  ...OPEN_VERBS,
  ...RULE_VERBS,
])

/** Words that carry matter: no function words, fillers, vague praise or bare instructions. */
export function isContentWord(word: string): boolean {
  return word.length > 1 && !EMPTY.has(word)
}

/** The different content words of a stretch of tokens; each opaque stretch counts as one. */
export function contentWords({ tokens, text }: Reading, from: number, to: number): Set<string> {
  const words = new Set<string>()
  for (let at = from; at < to; at++) {
    const { word, opaque, start, end } = tokens[at]
    if (opaque === 'blank') continue
    if (opaque) words.add(text.slice(start, end))
    else if (isContentWord(word)) words.add(word)
  }
  return words
}
