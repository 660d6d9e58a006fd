import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import type { Outcome, Target } from '#app/ai/domain/exchange'
import ModelProvider from '#app/ai/models/model_provider'
import { writeIfFree } from '#app/core/dialects/write_if_free'
import { sqlTime } from '#app/core/sql_time'

/** Says nothing of the provider. */
const OURS: ReadonlySet<string> = new Set([
  'stopped',
  'busy',
  'resting',
  'too_long',
  'at_limit',
  'wrong_shape',
])
/** Milliseconds; a provider that answers all the time is noted no more often. */
const SELDOM = 60_000

const noted = new Map<string, { outcome: string; at: number }>()

/** Keeps when a provider last answered or failed, for the administrator's desk. Never throws: no answer is lost by it. */
export async function noteOutcome({ providerId }: Target, outcome: Outcome): Promise<void> {
  if (!providerId || OURS.has(outcome)) return
  const last = noted.get(providerId)
  const now = performance.now()
  if (last?.outcome === outcome && now - last.at < SELDOM) return
  const at = sqlTime(DateTime.utc())
  const change =
    outcome === 'answered' ? { lastAnswerAt: at } : { lastErrorAt: at, lastError: outcome }
  try {
    const note = ModelProvider.query().where('id', providerId).update(change)
    if (await writeIfFree(note)) noted.set(providerId, { outcome, at: now })
  } catch (error) {
    logger.error({ err: error }, 'the state of a provider was not kept')
  }
}
