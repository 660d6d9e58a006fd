import type { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import type Prompt from '#app/prompts/models/prompt'
import type { promptChangeValidator } from '#app/prompts/validators/prompt_validators'

type Change = Infer<typeof promptChangeValidator>

/** Applies what was named, and nothing else; `deletedAt: null` brings a prompt back. */
export function changePrompt(prompt: Prompt, change: Change, now: DateTime): void {
  const { title, folder, tags, pinned, saved, worked, deletedAt } = change
  if (title !== undefined) prompt.title = title
  if (folder !== undefined) prompt.folder = folder
  if (tags !== undefined) prompt.tags = [...new Set(tags.map((tag) => tag.trim()))]
  prompt.pinnedAt = markedAt(prompt.pinnedAt, pinned, now)
  prompt.savedAt = markedAt(prompt.savedAt, saved, now)
  if (worked !== undefined) prompt.worked = worked
  if (deletedAt === null) prompt.deletedAt = null
}

/** When something was marked: a mark that is set again keeps its first time. */
function markedAt(
  at: DateTime | null,
  isMarked: boolean | undefined,
  now: DateTime
): DateTime | null {
  if (isMarked === undefined) return at
  return isMarked ? (at ?? now) : null
}
