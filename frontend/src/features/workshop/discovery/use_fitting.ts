import { useEffect, useRef, useState } from 'react'
import type { Fitting } from '#app/prompts/domain/discovery/find_fitting'
import {
  fetchWorkshopPrompts,
  sourcesOf,
  type WorkshopPrompt,
} from '#frontend/features/workshop/workshop_prompts'
import { engine } from '#frontend/lib/engine/engine_client'
import { usePersistedText } from '#frontend/lib/storage/use_persisted_text'
import { t } from '#frontend/lib/texts'

/** Which prompts fit a piece of work that somebody tells of. */
export function useFitting(all: boolean) {
  const { text, setText } = usePersistedText('workshop-context')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [found, setFound] = useState<WorkshopPrompt[] | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const analyze = async () => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setState('busy')
    try {
      const prompts = await fetchWorkshopPrompts({
        all,
        signal: mine.signal,
        onRead: () => undefined,
      })
      const fitting = await engine.fitting(text, sourcesOf(prompts))
      if (mine.signal.aborted) return
      setFound(withNotes(prompts, fitting))
      setState('idle')
    } catch {
      if (!mine.signal.aborted) setState('failed')
    }
  }
  return { text, setText, state, found, analyze: () => void analyze() }
}

function withNotes(prompts: WorkshopPrompt[], fitting: Fitting[]): WorkshopPrompt[] {
  const byId = new Map(prompts.map((prompt) => [prompt.id, prompt]))
  return fitting.map(({ id, shared }) => ({
    ...byId.get(id)!,
    notes: t('workshop.fitting.notes', { words: shared.join(', ') }),
  }))
}
