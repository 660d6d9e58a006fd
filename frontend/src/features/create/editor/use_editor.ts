import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Settings } from '#app/prompts/domain/types'
import { EditorSession } from '#frontend/features/create/editor/editor_session'
import { answersDraft } from '#frontend/features/create/editor/editor_state'
import { useAsking } from '#frontend/features/create/use_asking'
import {
  resultOf,
  useModelVariants,
} from '#frontend/features/create/editor/variants/use_model_variants'
import { useSilencedRules } from '#frontend/features/create/editor/use_silenced_rules'
import { usePromptAddress } from '#frontend/features/create/start/use_address'
import type { Draft } from '#frontend/prompts/draft'
import { HistorySync } from '#frontend/prompts/history_sync'
import { isRetryable } from '#frontend/prompts/prompt_calls'
import type { PromptStart } from '#frontend/prompts/prompt_start'
import { sendPrompt, type OpenDraft } from '#frontend/prompts/send_prompt'
import { useDraft } from '#frontend/prompts/use_draft'
import { engine } from '#frontend/lib/engine/engine_client'

/** The work of the editor: the engine in this browser answers, the server keeps. */
export function useEditor(userId: string, start: PromptStart, model: string | null) {
  const draft = useDraft(userId, start)
  const { gateway, sync } = draft
  const nameAddress = usePromptAddress()
  const history = useHistorySync({ gateway, sync }, nameAddress)
  const models = useModelVariants({ gateway, sync })
  const without = useSilencedRules()
  const [session] = useState(() => {
    const write = async (sent: Draft, by: string) => {
      const improved = await models.write(sent, by)
      if (improved) nameAddress(improved.promptId)
      return improved && resultOf(sent, improved)
    }
    const byModel = { write, stop: models.stop }
    const tools = { open: { gateway, sync }, history: history.sync, engine, models: byModel }
    return new EditorSession(tools, start, without)
  })
  const state = useSyncExternalStore(session.subscribe, () => session.state)
  useEffect(() => () => session.close(), [session])
  useEffect(() => session.begin(model), [session, model])
  useEffect(() => session.silence(without), [session, without])

  const analyze = useCallback(() => session.analyze(model), [session, model])
  return {
    ...draft,
    session,
    engine: state,
    models,
    isStale: state.result !== null && !answersDraft(state.result, draft.view.draft),
    accepted: state.accepted,
    isWaiting: history.isWaiting,
    analyze,
    ...useAsking(sync, analyze),
    changeSettings: useCallback(
      (change: Partial<Settings>) => session.changeSettings(change),
      [session]
    ),
  }
}

/** Sends what the engine improved to the server, again when this browser is back online. */
function useHistorySync({ gateway, sync }: OpenDraft, nameAddress: (promptId: string) => void) {
  const [history] = useState(() => {
    const send = async (sent: Draft) => {
      const { promptId } = await sendPrompt({ gateway, sync }, sent)
      nameAddress(promptId)
    }
    return new HistorySync(send, isRetryable)
  })
  useEffect(() => {
    addEventListener('online', history.tryAgain)
    return () => {
      removeEventListener('online', history.tryAgain)
      history.stop()
    }
  }, [history])
  const isWaiting = useSyncExternalStore(history.subscribe, () => history.isWaiting)
  return { sync: history, isWaiting }
}
