import type { VariantId } from '#app/prompts/domain/types'
import type { Draft } from '#frontend/prompts/draft'
import type { DraftGateway } from '#frontend/prompts/draft_gateway'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import {
  improveOnServer,
  makeVersion,
  type Improved,
  type Known,
  type ModelRequest,
  type Purpose,
  type Version,
} from '#frontend/prompts/prompt_calls'
import { isAbsent, isStale } from '#frontend/lib/api'

export interface OpenDraft {
  gateway: DraftGateway
  sync: DraftSync
}

/** Two people, or two tabs, wrote the same prompt: somebody has to choose first. */
export class ChangedElsewhere extends Error {}

/**
 * Has the server improve a text and save it, in one call. The etag guards a draft that we do not know; a prompt that
 * was deleted meanwhile is created again from what is here.
 */
export async function sendPrompt(
  { gateway, sync }: OpenDraft,
  draft: Draft,
  byModel: ModelRequest | null = null
): Promise<Improved> {
  refuseConflict(sync)
  const improve = (known: () => Known | null) =>
    sync.withServerWrite(async () => {
      const improved = await improveOnServer(draft, known(), byModel)
      gateway.assignId(improved.promptId)
      return { base: { ...draft, etag: improved.etag }, result: improved }
    })
  const known = () =>
    gateway.promptId === null ? null : { promptId: gateway.promptId, etag: sync.etag }
  try {
    return await improve(known)
  } catch (error) {
    if (!gateway.promptId) throw error
    if (isAbsent(error)) return improve(() => null)
    if (!isStale(error)) throw error
    await sync.refresh()
    refuseConflict(sync)
    return improve(known)
  }
}

function refuseConflict(sync: DraftSync): void {
  if (sync.view.state === 'conflict') throw new ChangedElsewhere()
}

export interface Choice {
  content: string
  variant: VariantId | null
  purpose?: Purpose
}

/** Makes a version of a text that the person chose. The draft shown beside it stays as it is. */
export async function keepVersion({ gateway, sync }: OpenDraft, choice: Choice): Promise<Version> {
  const base = await sync.refresh()
  refuseConflict(sync)
  const { promptId } = gateway
  if (!promptId || !base) throw new Error('The server does not answer.')
  return sync.withServerWrite(async () => {
    const version = await makeVersion(promptId, choice, sync.etag ?? base.etag)
    return { base: { ...base, etag: version.etag }, result: version }
  })
}
