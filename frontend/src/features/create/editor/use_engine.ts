import { useCallback, useRef, useState } from 'react'
import type { Improvement, ImproveRequest, ImproveStep } from '#app/prompts/domain/types'
import { engine } from '#frontend/lib/engine_client'

export interface EngineResult {
  request: ImproveRequest
  improvement: Improvement
}

export interface EngineView {
  /** The step at work, 0 while the engine is being loaded, null when no step is to be shown. */
  step: ImproveStep | 0 | null
  isRefining: boolean
  isFailed: boolean
  result: EngineResult | null
}

/** Runs the engine in its own thread; what is asked last wins. */
export function useEngine(known: EngineResult | null) {
  const [view, setView] = useState<EngineView>({
    step: null,
    isRefining: false,
    isFailed: false,
    result: known,
  })
  const turn = useRef(0)

  const run = useCallback(async (request: ImproveRequest, isQuiet: boolean) => {
    const mine = (turn.current += 1)
    const show = (change: Partial<EngineView>) => {
      if (turn.current === mine) setView((before) => ({ ...before, ...change }))
    }
    show({ step: isQuiet ? null : 0, isRefining: isQuiet, isFailed: false })
    try {
      const improvement = await engine.improve(request, (step) => !isQuiet && show({ step }))
      show({ step: null, isRefining: false, result: { request, improvement } })
      return improvement
    } catch {
      show({ step: null, isRefining: false, isFailed: true })
      return null
    }
  }, [])

  const analyse = useCallback((request: ImproveRequest) => run(request, false), [run])
  const refine = useCallback((request: ImproveRequest) => run(request, true), [run])

  /** Gives up what is under way; a result from elsewhere may be shown instead. */
  const stop = useCallback((result?: EngineResult) => {
    turn.current += 1
    engine.stop()
    setView((before) => ({
      ...before,
      step: null,
      isRefining: false,
      isFailed: false,
      result: result ?? before.result,
    }))
  }, [])

  return { view, analyse, refine, stop }
}
