import { DateTime } from 'luxon'
import { inTransaction, type Transact } from '#app/core/transact'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import type Prompt from '#app/prompts/models/prompt'
import { inEngine } from '#app/prompts/services/engine_pool'
import type { EngineCaller } from '#app/prompts/services/fair_engine'
import { insertPrompt } from '#app/prompts/services/insert_prompt'
import type { CurrentWorkspace } from '#app/workspaces/services/current_workspace'

interface Source {
  original: string
  title?: string
  saved?: boolean
}

/** A prompt from a text that is kept as it is, such as one that somebody shared. */
export async function createPrompt(
  workspace: CurrentWorkspace,
  { original, title, saved }: Source,
  caller: EngineCaller,
  transact: Transact<Prompt> = inTransaction
): Promise<Prompt> {
  const introduction = await inEngine(caller, 'introduce', original)
  const given = {
    original,
    title: title ?? introduction.title,
    category: introduction.category,
    settings: DEFAULT_SETTINGS,
    improvement: null,
  }
  const savedAt = saved ? DateTime.utc() : null
  return transact((trx) => insertPrompt(workspace, given, trx, savedAt))
}
