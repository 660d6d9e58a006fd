import type { VariantId } from '#app/prompts/domain/types'
import type { Draft } from '#frontend/prompts/draft'
import type { PromptDoors } from '#frontend/prompts/draft_doors'
import type { DraftKeeper } from '#frontend/prompts/draft_keeper'
import {
  improveOnServer,
  makeVersion,
  type Answering,
  type Improved,
  type Known,
  type Purpose,
  type Version,
} from '#frontend/prompts/prompt_calls'
import { isAbsent, isStale } from '#frontend/lib/api'

export interface OpenDraft {
  doors: PromptDoors
  keeper: DraftKeeper
}

/** Two people, or two tabs, wrote the same prompt: somebody has to choose first. */
export class ChangedElsewhere extends Error {}

/** Has a text improved and kept by the server. A draft that is there and unknown here is not written over. */
export async function sendPrompt(
  { doors, keeper }: OpenDraft,
  draft: Draft,
  answering: Answering | null = null
): Promise<Improved> {
  if (doors.promptId) await keeper.sync()
  if (keeper.view.state === 'conflict') throw new ChangedElsewhere()
  return improveOrRemake({ doors, keeper }, draft, answering)
}

/** A prompt that was deleted meanwhile is made again from what is here. */
async function improveOrRemake(
  { doors, keeper }: OpenDraft,
  draft: Draft,
  answering: Answering | null
): Promise<Improved> {
  const { promptId } = doors
  const improve = (known: Known | null) =>
    keeper.during(async () => {
      const improved = await improveOnServer(draft, known, answering)
      doors.become(improved.promptId)
      return { base: { ...draft, etag: improved.etag }, result: improved }
    })
  if (!promptId) return improve(null)
  try {
    return await improve({ promptId, etag: keeper.etag })
  } catch (error) {
    if (isAbsent(error)) return improve(null)
    if (!isStale(error)) throw error
    await keeper.sync()
    if (keeper.view.state === 'conflict') throw new ChangedElsewhere()
    return improve({ promptId, etag: keeper.etag })
  }
}

export interface Choice {
  content: string
  variant: VariantId | null
  purpose?: Purpose
}

/** Makes a version of a text that the person chose. The draft shown beside it stays as it is. */
export async function keepVersion({ doors, keeper }: OpenDraft, choice: Choice): Promise<Version> {
  const isSynced = await keeper.sync()
  if (keeper.view.state === 'conflict') throw new ChangedElsewhere()
  const { promptId } = doors
  const etag = keeper.etag
  if (!isSynced || !promptId || etag === null) throw new Error('The server does not answer.')
  const version = await makeVersion(promptId, choice, etag)
  keeper.settle({ ...keeper.view.draft, etag: etag + 1 })
  return version
}
