import { categoryOf, titleOf } from '#app/prompts/domain/category'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type Prompt from '#app/prompts/models/prompt'

/** The first state of a prompt, named and sorted by what its text asks for. */
export function newPrompt(
  userId: string,
  reading: Reading,
  values: Pick<Prompt, 'settings' | 'improvement'>
) {
  return {
    ...values,
    original: reading.text,
    draft: reading.text,
    userId,
    title: titleOf(reading),
    category: categoryOf(reading),
    tags: [],
    folder: null,
    version: 0,
    etag: 1,
  }
}
