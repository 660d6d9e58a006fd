import { contentWords } from '#app/prompts/domain/reading/words/content_words'
import { gatherEvidence } from '#app/prompts/domain/reading/evidence'
import { collectHits } from '#app/prompts/domain/reading/hits'
import { listsBy } from '#app/prompts/domain/reading/words/lists_by'
import { readParts } from '#app/prompts/domain/reading/parts'
import type { Reading, Sentence, SurfaceReading } from '#app/prompts/domain/reading/reading'
import { FILLER } from '#app/prompts/domain/reading/syntax/mask'
import { speaks } from '#app/prompts/domain/reading/sentences'
import type { Wording } from '#app/prompts/domain/reading/words/wording'

const MAX_WORDING_LENGTH = 600

/** Computes each of the other parts when it is first used, because few callers use all of them. */
export class LazyReading implements Reading {
  readonly text: Reading['text']
  readonly wordings: Reading['wordings']
  readonly masked: Reading['masked']
  readonly opaque: Reading['opaque']
  readonly tokens: Reading['tokens']
  readonly sentences: Reading['sentences']
  readonly language: Reading['language']
  readonly family: Reading['family']
  readonly confidence: Reading['confidence']
  readonly ranked: Reading['ranked']
  readonly isChosen: Reading['isChosen']
  readonly goal: Reading['goal']
  readonly data: Reading['data']

  constructor(surface: SurfaceReading) {
    this.text = surface.text
    this.wordings = surface.wordings
    this.masked = surface.masked
    this.opaque = surface.opaque
    this.tokens = surface.tokens
    this.sentences = surface.sentences
    this.language = surface.language
    this.family = surface.family
    this.confidence = surface.confidence
    this.ranked = surface.ranked
    this.isChosen = surface.isChosen
    this.goal = surface.goal
    this.data = surface.data
  }

  #hits?: Reading['hits']
  get hits(): Reading['hits'] {
    return (this.#hits ??= collectHits(this.sentences, this.tokens))
  }

  #sections?: Reading['sections']
  get sections(): Reading['sections'] {
    return (this.#sections ??= listsBy(
      this.sentences
        .filter((sentence) => sentence.section && sentence.verb === null && speaks(sentence))
        .map((sentence) => [sentence.section, sentence])
    ))
  }

  #evidence?: Reading['evidence']
  get evidence(): Reading['evidence'] {
    return (this.#evidence ??= gatherEvidence(this))
  }

  #parts?: Reading['parts']
  get parts(): Reading['parts'] {
    return (this.#parts ??= readParts(this))
  }

  #worded = new Map<Sentence, Wording>()
  wordingOf(sentence: Sentence): Wording {
    const known = this.#worded.get(sentence)
    if (known) return known
    const { start, end } = sentence
    const text = this.text.slice(start, end)
    const lowercase = this.masked
      .slice(start, Math.min(end, start + MAX_WORDING_LENGTH))
      .toLowerCase()
    const wording = this.wordings.of(
      lowercase,
      lowercase.includes(FILLER) ? `${text}\0${lowercase}` : text
    )
    this.#worded.set(sentence, wording)
    return wording
  }

  contentOf(sentence: Sentence): ReadonlySet<string> {
    return this.wordingOf(sentence).keep(contentWords, () =>
      contentWords(this, sentence.from, sentence.to)
    )
  }
}
