import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { ApiException } from '#app/core/exceptions/api_exception'
import { sqlTime } from '#app/core/sql_time'
import { sideOf, type Letter, type Verdict } from '#app/prompts/domain/tryout/types'
import type Tryout from '#app/prompts/models/tryout'

export interface Ballot {
  /** Which answer is better, or that neither is. */
  vote?: Letter | 'tie'
  reason?: string | null
  /** Told which is which without a vote: then none counts any more. */
  isRevealed?: boolean
}

/**
 * Keeps what a person thinks of two answers, and lifts the blind.
 * @throws ApiException 422 where there is nothing to vote on, 409 where the person has been told which is which.
 */
export async function voteOn(
  tryout: Tryout,
  { vote, reason, isRevealed }: Ballot
): Promise<Tryout> {
  if (vote) await keepVote(tryout, vote)
  else if (isRevealed) tryout.revealedAt ??= DateTime.utc()
  if (reason !== undefined) tryout.reason = reason?.trim() || null
  return tryout.save()
}

async function keepVote(tryout: Tryout, vote: Letter | 'tie'): Promise<void> {
  if (!canBeJudged(tryout)) {
    const why = tryout.isDemo
      ? 'You cannot vote on demo answers.'
      : 'You can vote only on two complete answers.'
    throw new ApiException(422, 'no_vote', why)
  }
  const verdict: Verdict = vote === 'tie' ? 'tie' : sideOf(vote, tryout.first)
  const now = DateTime.utc()
  const query = db
    .from('tryouts')
    .where('id', tryout.id)
    .whereNull('revealed_at')
    .update({ vote: verdict, revealed_at: sqlTime(now) })
  if (Number(await query) === 0) {
    throw new ApiException(
      409,
      'revealed',
      'You already know which answer is which, so you can no longer vote.'
    )
  }
  tryout.merge({ vote: verdict, revealedAt: now })
}

/** Whether both sides came to their end, and are more than a demonstration. */
export function canBeJudged({ isDemo, originalAnswer, versionAnswer }: Tryout): boolean {
  return bothAnswered(isDemo, [originalAnswer.outcome, versionAnswer.outcome])
}

export const bothAnswered = (isDemo: boolean, outcomes: unknown[]): boolean =>
  !isDemo && outcomes.every((outcome) => outcome === 'answered')
