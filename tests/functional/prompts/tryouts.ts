import type { TriedAnswer } from '#app/prompts/domain/tryout/types'
import Tryout from '#app/prompts/models/tryout'

const ANSWERED: Omit<TriedAnswer, 'text'> = {
  ...{ outcome: 'answered', inputTokens: 12, outputTokens: 30, costMicros: 40 },
  ...{ firstTokenMs: 300, durationMs: 900 },
}

export const answered = (text: string): TriedAnswer => ({ ...ANSWERED, text })

/** A tryout as it would have been kept; the version stands first. */
export function keepTryout(userId: string, promptId: string, values: Partial<Tryout> = {}) {
  return Tryout.create({
    ...{ userId, promptId, version: 1, original: 'Write it.', values: {}, first: 'version' },
    originalAnswer: answered('Plain.'),
    versionAnswer: answered('Better.'),
    ...{ provider: 'Local', model: 'small', isDemo: false },
    ...{ vote: null, reason: null, revealedAt: null, judgement: null },
    ...values,
  })
}
