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
  if (pinned !== undefined) prompt.pinnedAt = pinned ? (prompt.pinnedAt ?? now) : null
  if (saved !== undefined) prompt.savedAt = saved ? (prompt.savedAt ?? now) : null
  if (worked !== undefined) prompt.worked = worked
  if (deletedAt === null) prompt.deletedAt = null
}
