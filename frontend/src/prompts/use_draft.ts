import { useEffect, useState } from 'react'
import { DraftGateway } from '#frontend/prompts/draft_gateway'
import { DraftSync } from '#frontend/prompts/draft_sync'
import type { PromptStart } from '#frontend/prompts/prompt_start'
import { useDraftSync } from '#frontend/prompts/use_draft_sync'

/** The draft of the prompt that is open in the optimizer or the editor. */
export function useDraft(userId: string, start: PromptStart) {
  const [{ gateway, sync }] = useState(() => {
    const own = new DraftGateway(userId, start.id, start.unnamed)
    if (start.isBrought) own.keepAnswers(new Map())
    else own.addAnswers(start.answers)
    return { gateway: own, sync: new DraftSync(own, start) }
  })
  useEffect(() => gateway.listen((base) => sync.onRemoteSave(base)), [gateway, sync])
  const view = useDraftSync(sync)
  return { gateway, sync, view }
}
