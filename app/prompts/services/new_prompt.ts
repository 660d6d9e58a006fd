import { DateTime } from 'luxon'
import { sqlTime } from '#app/core/sql_time'

import type Prompt from '#app/prompts/models/prompt'
import { searchTextOf } from '#app/prompts/models/prompt'

type Given = Pick<Prompt, 'original' | 'title' | 'category' | 'settings' | 'improvement'>

/** The first state of a prompt. */
export function newPrompt(userId: string, given: Given) {
  return {
    ...given,
    draft: given.original,
    userId,
    tags: [] as string[],
    folder: null,
    version: 0,
    etag: 1,
    worked: null,
  }
}

/** The same as the table has it, for where no model is needed afterwards. */
export function promptRow(prompt: ReturnType<typeof newPrompt> & { id: string }) {
  const now = sqlTime(DateTime.utc())
  return {
    id: prompt.id,
    user_id: prompt.userId,
    title: prompt.title,
    original: prompt.original,
    draft: prompt.draft,
    settings: JSON.stringify(prompt.settings),
    improvement: JSON.stringify(prompt.improvement),
    category: prompt.category,
    folder: prompt.folder,
    tags: JSON.stringify(prompt.tags),
    search_text: searchTextOf(prompt),
    version: prompt.version,
    etag: prompt.etag,
    created_at: now,
    updated_at: now,
  }
}
