import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Discovery, Progress } from '#app/prompts/domain/discovery/types'
import { readApart } from '#frontend/features/workshop/discovery/apart_store'
import { viewOf } from '#frontend/features/workshop/discovery/group_view'
import { useMerge } from '#frontend/features/workshop/discovery/use_merge'
import {
  fetchWorkshopPrompts,
  sourcesOf,
  type WorkshopPrompt,
} from '#frontend/features/workshop/workshop_prompts'
import { EngineClient } from '#frontend/lib/engine/engine_client'
import { usePerson } from '#frontend/lib/session/person'

export type Phase =
  | { name: 'idle' | 'failed' | 'done' }
  | { name: 'reading'; count: number }
  | { name: 'looking'; progress: Progress }

interface Found extends Discovery {
  prompts: Map<string, WorkshopPrompt>
  /** How many prompts of the person there were. */
  own: number
}

const finder = new EngineClient()

/** Looks through the person's prompts; it can be stopped at any time, and what was found before stays. */
export function useDiscovery() {
  const { id: userId } = usePerson()
  const [all, setAll] = useState(false)
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [found, setFound] = useState<Found | null>(null)
  const merge = useMerge()
  const running = useRef<AbortController | null>(null)

  const stop = useCallback(() => {
    running.current?.abort()
    running.current = null
    finder.stop()
    setPhase({ name: 'idle' })
  }, [])
  useEffect(() => () => running.current?.abort(), [])

  const look = async () => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    const show = (next: Phase) => !mine.signal.aborted && setPhase(next)
    show({ name: 'reading', count: 0 })
    try {
      const onRead = (count: number) => show({ name: 'reading', count })
      const prompts = await fetchWorkshopPrompts({ all, signal: mine.signal, onRead })
      const discovery = await finder.discover(sourcesOf(prompts), readApart(userId), (progress) =>
        show({ name: 'looking', progress })
      )
      if (mine.signal.aborted) return
      merge.forget()
      setFound({
        ...discovery,
        prompts: new Map(prompts.map((prompt) => [prompt.id, prompt])),
        own: prompts.filter(({ isTemplate }) => !isTemplate).length,
      })
      show({ name: 'done' })
    } catch {
      show({ name: 'failed' })
    }
  }

  const view = useMemo(
    () => found && viewOf(found, found.prompts, merge.gone, merge.parted),
    [found, merge.gone, merge.parted]
  )
  return { all, setAll, phase, found, view, merge, look: () => void look(), stop }
}

export type DiscoveryWork = ReturnType<typeof useDiscovery>
