import { useCallback, useEffect, useRef, useState } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import {
  optimizedAgain,
  optimizedFrom,
  type Optimized,
} from '#frontend/features/create/optimizer/optimized'
import type { Accepted, PromptStart } from '#frontend/prompts/prompt_start'
import { ChangedElsewhere, keepVersion, sendPrompt } from '#frontend/prompts/send_prompt'
import { usePromptAddress } from '#frontend/features/create/start/use_address'
import { useAsking } from '#frontend/features/create/use_asking'
import { overflowOf } from '#frontend/prompts/prompt_limit'
import { useDraft } from '#frontend/prompts/use_draft'
import { ApiError, isSignedOut, type ErrorBody } from '#app/core/domain/api_error'

export type Panel = 'empty' | 'loading' | 'done' | 'failed' | 'nothing' | 'stopped'

interface View {
  panel: Panel
  result: Optimized | null
  accepted: Accepted | null
  /** What a model has written of an answer that is not whole. */
  partial: string
  /** Why the server refused the request, if it gave a reason. */
  refusal: ErrorBody | null
}

/** The work of the optimizer: a text on the left, the answer of the server on the right. */
export function useOptimizer(
  userId: string,
  start: PromptStart,
  model: string | null,
  onFailure: () => void
) {
  const draft = useDraft(userId, start)
  const { gateway, sync } = draft
  const nameAddress = usePromptAddress()
  const turn = useRef(0)
  const waiting = useRef<AbortController | null>(null)
  const [view, setView] = useState<View>(() => viewOf(start))

  /** By the chosen model unless another way is named; null is the offline engine. */
  const improve = useCallback(
    async (by: string | null = model) => {
      const { draft: sent } = sync.view
      // The field says itself that its text is too long.
      if (isBlankText(sent.text) || overflowOf(sent.text) > 0) return
      const mine = (turn.current += 1)
      waiting.current?.abort()
      const { signal } = (waiting.current = new AbortController())
      const show = (change: Partial<View>) => {
        if (mine === turn.current) setView((before) => ({ ...before, ...change }))
      }
      show({ panel: 'loading', partial: '', refusal: null })
      let partial = ''
      const onDelta = (text: string) => show({ partial: (partial += text) })
      try {
        const byModel = by ? { model: by, onDelta, signal } : null
        const improved = await sendPrompt({ gateway, sync }, sent, byModel)
        nameAddress(improved.promptId)
        if (mine !== turn.current) return
        const result = optimizedFrom(sent, improved)
        // What a model had written before it broke off can still be read.
        const left = improved.engine === 'offline' ? partial : ''
        const panel = result ? 'done' : 'nothing'
        setView({ panel, result, accepted: null, partial: left, refusal: null })
      } catch (error) {
        if (mine !== turn.current || signal.aborted) return
        if (error instanceof ChangedElsewhere || isSignedOut(error)) {
          return setView((before) => ({ ...before, panel: before.result ? 'done' : 'empty' }))
        }
        setView((before) => ({ ...before, panel: 'failed', refusal: refusalIn(error) }))
        onFailure()
      }
    },
    [gateway, sync, model, nameAddress, onFailure]
  )

  /** Stops waiting for an answer. The text received so far stays on the screen. */
  const stop = () => {
    turn.current += 1
    waiting.current?.abort()
    setView((before) => ({ ...before, panel: 'stopped' }))
  }

  /** Back to the result that was there before one that did not come. */
  const showLast = () => setView((before) => ({ ...before, panel: 'done', partial: '' }))

  useEffect(() => () => waiting.current?.abort(), [])

  const variant = view.result?.variant?.id ?? null

  const rerun = useCallback(() => void improve(), [improve])
  const asking = useAsking(sync, rerun)

  const save = async (content: string) => {
    const { version } = await keepVersion({ gateway, sync }, { content, variant })
    setView((before) => ({ ...before, accepted: { content, variant, version } }))
    return version
  }

  /** The version that a link shows. */
  const pin = async (content: string) => {
    if (view.accepted?.content === content) return view.accepted.version
    const choice = { content, variant, purpose: 'sharing' as const }
    const { version } = await keepVersion({ gateway, sync }, choice)
    return version
  }

  const begun = useRef(false)
  useEffect(() => {
    if (!start.isBrought || begun.current) return
    begun.current = true
    void improve()
  }, [start.isBrought, improve])

  return { ...draft, ...view, ...asking, improve, stop, showLast, save, pin }
}

function viewOf({ improvement, improvedText, accepted }: PromptStart): View {
  if (!improvement || improvedText === null)
    return { panel: 'empty', result: null, accepted, partial: '', refusal: null }
  const result = optimizedAgain(improvedText, improvement)
  return { panel: 'done', result, accepted, partial: '', refusal: null }
}

function refusalIn(error: unknown): ErrorBody | null {
  if (!(error instanceof ApiError)) return null
  return error.status >= 400 && error.status < 500 ? error.body : null
}
