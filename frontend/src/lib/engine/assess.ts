import { assessed } from '#app/prompts/domain/assessed'
import { readBlanks } from '#app/prompts/domain/blanks/blanks'
import { readAs } from '#app/prompts/domain/kinds/read_request'
import type { Assessment } from '#frontend/lib/engine/engine_client'

/**
 * What stands beside a text while it is written: its score, its parts and its blanks. `kind` is what should come back, as
 * the person chose it.
 */
export const assess = (text: string, kind?: string | null): Omit<Assessment, 'lost'> => ({
  ...assessed(readAs(text, kind)),
  blanks: readBlanks(text),
})
