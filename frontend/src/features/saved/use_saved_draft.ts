import { useState } from 'react'
import { DraftSync } from '#frontend/prompts/draft_sync'
import { useDraftSync } from '#frontend/prompts/use_draft_sync'
import type { OpenPrompt } from '#frontend/features/saved/prompts_api'
import { savedBase, SavedGateway } from '#frontend/features/saved/saved_gateway'

/** The draft of one open prompt, with what this browser has kept of it. */
export function useSavedDraft(opened: OpenPrompt, userId: string) {
  const [{ sync, isRecovered }] = useState(() => openSavedDraft(opened, userId))
  return { sync, view: useDraftSync(sync), isRecovered }
}

export function openSavedDraft(opened: Pick<OpenPrompt, 'id' | 'draft' | 'etag'>, userId: string) {
  const gateway = new SavedGateway(userId, opened.id)
  const copy = gateway.takeCopy()
  const base = savedBase(opened)
  const draft = copy ? { ...base, text: copy.text } : base
  const sync = new DraftSync(gateway, { base, draft, writtenOn: copy?.etag })
  return { sync, isRecovered: draft.text !== opened.draft }
}
