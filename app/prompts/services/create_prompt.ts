import { DateTime } from 'luxon'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import Prompt from '#app/prompts/models/prompt'
import { newPrompt } from '#app/prompts/services/improve_prompt'

interface Source {
  original: string
  title?: string
  saved?: boolean
}

/** A prompt from a text that is kept as it is, such as one that somebody shared. */
export function createPrompt(userId: string, { original, title, saved }: Source) {
  const values = { original, draft: original, settings: DEFAULT_SETTINGS, improvement: null }
  const fresh = newPrompt(userId, values)
  return Prompt.create({
    ...fresh,
    title: title ?? fresh.title,
    savedAt: saved ? DateTime.utc() : null,
  })
}
