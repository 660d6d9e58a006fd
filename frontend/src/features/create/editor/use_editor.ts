import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import {
  DEFAULT_SETTINGS,
  type Improvement,
  type Settings,
  type VariantId,
} from '#app/prompts/domain/types'
import { isBlankText } from '#app/core/domain/blank_text'
import { draftOf, sameSettings, type Draft } from '#frontend/prompts/draft'
import { isRetryable, type Purpose } from '#frontend/prompts/prompt_calls'
import type { Accepted, PromptStart } from '#frontend/prompts/prompt_start'
import { HistorySync } from '#frontend/prompts/history_sync'
import { keepVersion, sendPrompt } from '#frontend/prompts/send_prompt'
import { usePromptAddress } from '#frontend/features/create/use_address'
import { useAnswers } from '#frontend/features/create/editor/use_answers'
import { useDraft } from '#frontend/prompts/use_draft'
import { useEngine, type EngineResult } from '#frontend/features/create/editor/use_engine'
import {
  isByModel,
  resultOf,
  useModelVersions,
} from '#frontend/features/create/editor/use_model_versions'
import { useSilencedRules } from '#frontend/features/create/editor/use_silenced_rules'

const SETTINGS_REST = 150

/** The work of the editor: the engine in this browser answers, the server keeps. */
export function useEditor(userId: string, start: PromptStart, model: string | null) {
  const draft = useDraft(userId, start)
  const { gateway, sync } = draft
  const nameAddress = usePromptAddress()
  const without = useSilencedRules()
  const { view, analyse, refine, stop } = useEngine(knownResult(start))
  const [accepted, setAccepted] = useState<Accepted | null>(start.accepted)
  const models = useModelVersions({ gateway, sync })
  const { write, stop: stopModel } = models
  /** What a model wrote last: the server has it, whatever is shown meanwhile. */
  const byModel = useRef<EngineResult | null>(null)

  const recorder = useMemo(() => {
    const send = async (sent: Draft) => {
      const { promptId } = await sendPrompt({ gateway, sync }, sent)
      nameAddress(promptId)
    }
    return new HistorySync(send, isRetryable)
  }, [gateway, sync, nameAddress])
  const isWaiting = useSyncExternalStore(recorder.subscribe, () => recorder.isWaiting)
  useEffect(() => {
    addEventListener('online', recorder.tryAgain)
    return () => {
      removeEventListener('online', recorder.tryAgain)
      recorder.stop()
    }
  }, [recorder])

  const begin = useCallback(
    (isKept: boolean) => {
      const { draft: sent } = sync.view
      if (isBlankText(sent.text)) return
      setAccepted(null)
      stopModel()
      void analyse({ ...sent, without })
      if (!isKept) return
      const record = () => void recorder.record(sent).catch(() => undefined)
      if (!model) return record()
      void write(sent, model).then((improved) => {
        const held = byModel.current
        if (!improved) return held && !isOld(held, sent) ? stop(held) : record()
        const result = resultOf(sent, improved)
        byModel.current = isByModel(result) ? result : null
        nameAddress(improved.promptId)
        recorder.assume(sent)
        stop(result)
      })
    },
    [sync, analyse, recorder, without, model, write, stop, stopModel, nameAddress]
  )

  const workAgain = useCallback(() => begin(true), [begin])

  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const known = knownResult(start)
    if (!known) return begin(start.isBrought)
    if (isByModel(known)) {
      byModel.current = known
      return recorder.assume(sync.view.draft)
    }
    void refine({ ...known.request, without }).then((improvement) => {
      if (improvement && isEqual(improvement, known.improvement)) recorder.assume(sync.view.draft)
    })
  }, [start, begin, refine, recorder, sync, without])

  const worked = useRef(view.result)
  useEffect(() => {
    worked.current = view.result
  })
  const heard = useRef(without)
  useEffect(() => {
    if (heard.current === without) return
    heard.current = without
    if (worked.current && !isByModel(worked.current))
      void refine({ ...worked.current.request, without })
  }, [without, refine])

  const rest = useRef<ReturnType<typeof setTimeout> | null>(null)
  const changeSettings = useCallback(
    (change: Partial<Settings>) => {
      const settings = { ...sync.view.draft.settings, ...change }
      sync.change({ settings })
      if (isByModel(worked.current)) return
      if (rest.current) clearTimeout(rest.current)
      rest.current = setTimeout(() => {
        setAccepted(null)
        void refine({ ...sync.view.draft, without })
      }, SETTINGS_REST)
    },
    [sync, refine, without]
  )

  /** The id of the prompt, once the server has what is shown. */
  const ensureKept = useCallback(async (): Promise<string> => {
    stopModel()
    if (view.result) await recorder.record(draftOf(view.result.request))
    if (!gateway.promptId) throw new Error('The prompt is not on the server.')
    return gateway.promptId
  }, [view.result, recorder, gateway, stopModel])

  const accept = useCallback(
    async (variant: VariantId | null, content: string) => {
      await ensureKept()
      const { version } = await keepVersion({ gateway, sync }, { variant, content })
      setAccepted({ variant, content, version })
      return version
    },
    [ensureKept, gateway, sync]
  )

  /** The version that a link shows, or that is tried. */
  const pin = async (variant: VariantId | null, content: string, purpose: Purpose) => {
    if (accepted?.variant === variant && accepted.content === content) return accepted.version
    await ensureKept()
    const { version } = await keepVersion({ gateway, sync }, { variant, content, purpose })
    return version
  }

  return {
    ...draft,
    engine: view,
    models,
    isStale: view.result !== null && isOld(view.result, draft.view.draft),
    accepted,
    isWaiting,
    analyse: workAgain,
    answer: useAnswers(sync, workAgain),
    changeSettings,
    ensureKept,
    accept,
    pin,
    stop,
  }
}

/** A model is not asked again by moving a setting. */
const isOld = (result: EngineResult, { text, settings }: Draft) =>
  result.request.text !== text ||
  (isByModel(result) &&
    !sameSettings({ ...DEFAULT_SETTINGS, ...result.request.settings }, settings))

/** What the server worked out, to be shown until the engine here has read the prompt itself. */
function knownResult({ draft, improvement, improvedText }: PromptStart): EngineResult | null {
  if (!improvement || draft.text !== improvedText) return null
  return { request: draft, improvement }
}

/** The settings may have moved since the server worked it out; then the answers differ. */
function isEqual(one: Improvement, other: Improvement): boolean {
  const contentsOf = ({ variants }: Improvement) => variants.map(({ content }) => content)
  return JSON.stringify(contentsOf(one)) === JSON.stringify(contentsOf(other))
}
