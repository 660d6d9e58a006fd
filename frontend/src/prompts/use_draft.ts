import { useEffect, useState } from 'react'
import { DraftGateway } from '#frontend/prompts/draft_gateway'
import { DraftSync } from '#frontend/prompts/draft_sync'
import type { PromptStart } from '#frontend/prompts/prompt_start'
import { useDraftSync } from '#frontend/prompts/use_draft_sync'

/** The draft of the prompt that is open in the optimizer or the editor. */
export function useDraft(userId: string, start: PromptStart) {
  const [{ gateway, sync }] = useState(() => {
    const made = new DraftGateway(userId, start.id, start.unnamed)
    if (start.isBrought) made.keepAnswers(new Map())
    return { gateway: made, sync: new DraftSync(made, start) }
  })
  useEffect(() => gateway.listen((base) => sync.onRemoteSave(base)), [gateway, sync])
  const view = useDraftSync(sync)
  return { doors: gateway, keeper: sync, view }
}
