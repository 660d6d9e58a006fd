import { useCallback, useEffect, useRef, useState } from 'react'
import { draftOf, type Draft } from '#frontend/prompts/draft'
import type { Improved } from '#frontend/prompts/prompt_calls'
import { ChangedElsewhere, sendPrompt, type OpenDraft } from '#frontend/prompts/send_prompt'
import type { EngineResult } from '#frontend/features/create/editor/editor_state'
import { isOffline, isSignedOut, messageOf } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'

interface View {
  isWriting: boolean
  /** What the model has written so far of the optimized variant. */
  partial: string
  /** A sentence about the outcome, or null. */
  notice: string | null
}

const IDLE: View = { isWriting: false, partial: '', notice: null }

/** Has a model write the variants on the server, while those of the engine here can be read already. */
export function useModelVariants({ gateway, sync }: OpenDraft) {
  const [view, setView] = useState(IDLE)
  const waiting = useRef<AbortController | null>(null)
  useEffect(() => () => waiting.current?.abort(), [])

  /** What the model made of a draft, or null where it was stopped or failed. */
  const write = useCallback(
    async (sent: Draft, model: string): Promise<Improved | null> => {
      waiting.current?.abort()
      const { signal } = (waiting.current = new AbortController())
      const show = (change: Partial<View>) => {
        if (!signal.aborted) setView((before) => ({ ...before, ...change }))
      }
      setView({ ...IDLE, isWriting: true })
      let partial = ''
      const onDelta = (text: string) => show({ partial: (partial += text) })
      try {
        const how = { model, onDelta, signal }
        const improved = await sendPrompt({ gateway, sync }, draftOf(sent), how)
        show({ ...IDLE, notice: improved.notice })
        return signal.aborted ? null : improved
      } catch (error) {
        show({ isWriting: false, notice: noticeOf(error) })
        return null
      }
    },
    [gateway, sync]
  )

  /** Gives up; what was there before stands, and what has come can be read. */
  const stop = useCallback(() => {
    if (!waiting.current) return
    waiting.current.abort()
    waiting.current = null
    setView((before) => ({ ...before, isWriting: false }))
  }, [])

  return { ...view, write, stop }
}

export type ModelVariants = ReturnType<typeof useModelVariants>

/** Null where the screen says it already. */
function noticeOf(error: unknown): string | null {
  if (error instanceof ChangedElsewhere || isSignedOut(error)) return null
  return `${t('create.editor.modelFailed')} ${isOffline(error) ? '' : messageOf(error)}`.trim()
}

/** The answer of the server, as the engine here would have given it. */
export const resultOf = (request: Draft, improved: Improved): EngineResult => ({
  request: draftOf(request),
  improvement: {
    unchanged: improved.unchanged,
    leftAlone: improved.leftAlone,
    question: improved.question,
    contents: improved.contents,
    narrower: improved.narrower.map(({ id }) => id),
    analysis: improved.analysis,
    variants: improved.versions,
  },
})
