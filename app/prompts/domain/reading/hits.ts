import { LEXICON } from '#app/prompts/domain/reading/words/lexicon'
import { findPhrases, phraseTree } from '#app/prompts/domain/reading/words/phrases'
import type { Hit, Sentence, Token } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { phraseOf } from '#app/prompts/domain/reading/tokens'

const TREE = phraseTree(LEXICON)

/** Phrases by tag, from the sentences that speak about the work. */
export function collectHits(sentences: Sentence[], tokens: Token[]): Map<string, Hit[]> {
  const hits = new Map<string, Hit[]>()
  let index = 0
  for (const { tag, from, to } of findPhrases(TREE, tokens)) {
    while (index + 1 < sentences.length && sentences[index].to <= from) index++
    const sentence = sentences[index]
    if (!sentence || from < sentence.from || to > sentence.to || !speaks(sentence)) continue
    const hit = {
      start: tokens[from].start,
      end: tokens[to - 1].end,
      phrase: phraseOf(tokens, from, to),
      token: from,
      sentence: index,
    }
    const list = hits.get(tag)
    if (list) list.push(hit)
    else hits.set(tag, [hit])
  }
  return hits
}
