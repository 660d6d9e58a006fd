import { BaseTransformer } from '@adonisjs/core/transformers'
import { FAILURE_WORDS } from '#app/ai/domain/model_failure'
import { sideOf, type Letter, type TriedAnswer } from '#app/prompts/domain/tryout/types'
import type Tryout from '#app/prompts/models/tryout'
import { bothAnswered, canBeJudged } from '#app/prompts/services/tryouts/vote_on_tryout'

const MICROS = 1_000_000

/** What tells one answer from the other, besides its words, stays unsaid until the blind is lifted. */
export default class TryoutTransformer extends BaseTransformer<Tryout> {
  toObject() {
    const tryout = this.resource
    const isRevealed = tryout.revealedAt !== null
    const { vote, judgement } = tryout
    return {
      id: tryout.id,
      promptId: tryout.promptId,
      version: tryout.version,
      values: tryout.values,
      provider: tryout.provider,
      model: tryout.model,
      isDemo: tryout.isDemo,
      isRevealed,
      canBeJudged: canBeJudged(tryout),
      a: this.#answerAs('a'),
      b: this.#answerAs('b'),
      vote,
      reason: tryout.reason,
      isJudged: judgement !== null,
      judgement: isRevealed ? judgement : null,
      createdAt: tryout.createdAt.toUTC().toISO() as string,
    }
  }

  /** Without its answers, of which a list would hold hundreds. */
  forList() {
    const tryout = this.resource
    const { original_outcome: original, version_outcome: version } = tryout.$extras
    return {
      id: tryout.id,
      promptId: tryout.promptId,
      version: tryout.version,
      provider: tryout.provider,
      model: tryout.model,
      isDemo: tryout.isDemo,
      isRevealed: tryout.revealedAt !== null,
      canBeJudged: bothAnswered(tryout.isDemo, [original, version]),
      vote: tryout.vote,
      createdAt: tryout.createdAt.toUTC().toISO() as string,
    }
  }

  #answerAs(letter: Letter) {
    const { first, revealedAt, originalAnswer, versionAnswer } = this.resource
    const side = sideOf(letter, first)
    const answer = side === 'original' ? originalAnswer : versionAnswer
    return {
      text: answer.text,
      outcome: answer.outcome,
      message: answer.outcome === 'answered' ? null : FAILURE_WORDS[answer.outcome],
      figures: revealedAt ? { side, ...figuresOf(answer) } : null,
    }
  }
}

const figuresOf = ({
  inputTokens,
  outputTokens,
  costMicros,
  firstTokenMs,
  durationMs,
}: TriedAnswer) => ({
  inputTokens,
  outputTokens,
  cost: costMicros === null ? null : costMicros / MICROS,
  firstTokenMs,
  durationMs,
})
