import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { categoryOf, titleOf } from '#app/prompts/domain/category'
import { read } from '#app/prompts/domain/reading/read'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import Prompt from '#app/prompts/models/prompt'
import { newPrompt } from '#app/prompts/services/new_prompt'
import { requireRoomForPrompt } from '#app/prompts/services/row_limits'

interface Source {
  original: string
  title?: string
  saved?: boolean
}

/** A prompt from a text that is kept as it is, such as one that somebody shared. */
export function createPrompt(userId: string, { original, title, saved }: Source) {
  const reading = read(original)
  const given = {
    original,
    title: title ?? titleOf(reading),
    category: categoryOf(reading),
    settings: DEFAULT_SETTINGS,
    improvement: null,
  }
  const savedAt = saved ? DateTime.utc() : null
  return db.transaction(async (trx) => {
    await requireRoomForPrompt(userId, trx)
    return Prompt.create({ ...newPrompt(userId, given), savedAt }, { client: trx })
  })
}
