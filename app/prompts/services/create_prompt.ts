import { DateTime } from 'luxon'
import { inTransaction, type Transact } from '#app/core/transact'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import Prompt from '#app/prompts/models/prompt'
import { inEngine } from '#app/prompts/services/engine_pool'
import type { EngineCaller } from '#app/prompts/services/fair_engine'
import { newPrompt } from '#app/prompts/services/new_prompt'
import { requireRoomForPrompt } from '#app/prompts/services/row_limits'

interface Source {
  original: string
  title?: string
  saved?: boolean
}

/** A prompt from a text that is kept as it is, such as one that somebody shared. */
export async function createPrompt(
  userId: string,
  { original, title, saved }: Source,
  caller: EngineCaller,
  transact: Transact<Prompt> = inTransaction
): Promise<Prompt> {
  const introduction = await inEngine(caller, 'introduce', original)
  const given = {
    original,
    title: title ?? introduction.title,
    category: introduction.category,
    settings: DEFAULT_SETTINGS,
    improvement: null,
  }
  const savedAt = saved ? DateTime.utc() : null
  return transact(async (trx) => {
    await requireRoomForPrompt(userId, trx)
    return Prompt.create({ ...newPrompt(userId, given), savedAt }, { client: trx })
  })
}
