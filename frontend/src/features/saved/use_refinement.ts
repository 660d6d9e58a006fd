import { useEffect, useRef, useState } from 'react'
import type { DraftSaver } from '#frontend/features/saved/draft_saver'
import { reasonOf } from '#frontend/features/saved/prompts_api'
import { api, patternOf, type ResponseOf } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'

export type Refined = ResponseOf<'refinements.store'>

interface View {
  state: 'idle' | 'running' | 'done' | 'undone' | 'failed'
  /** What the model has written so far. */
  partial: string
  refined: Refined | null
  /** The draft that was refined. */
  before: string
  /** The version that undoing made. */
  restored: number | null
  failure: string | null
}

const IDLE: View = {
  ...{ state: 'idle', partial: '', refined: null, before: '', restored: null, failure: null },
}

/** Has a model change the draft of a prompt as its writer says; each change is a version, and can be undone. */
export function useRefinement(id: string, saver: DraftSaver, refresh: () => Promise<void>) {
  const [view, setView] = useState(IDLE)
  const waiting = useRef<AbortController | null>(null)
  useEffect(() => () => waiting.current?.abort(), [])
  const show = (change: Partial<View>) => setView((before) => ({ ...before, ...change }))

  const refine = async (instruction: string, model: string): Promise<boolean> => {
    const { signal } = (waiting.current = new AbortController())
    setView({ ...IDLE, state: 'running' })
    try {
      const kept = await saver.sync()
      if (!kept) {
        show({ state: 'failed', failure: t('refine.unsynced') })
        return false
      }
      const { streamedResult } = await import('#frontend/lib/event_stream')
      const request = {
        ...{ body: { instruction, model }, signal },
        headers: { 'If-Match': `"${kept.etag}"` },
      }
      let partial = ''
      const heard = ({ text }: { text: string }) => show({ partial: (partial += text) })
      const path = patternOf('refinements.store').replace(':id', id)
      const refined = await streamedResult<Refined, { text: string }>(path, request, heard)
      await refresh()
      show({ state: 'done', refined, before: kept.draft })
      return true
    } catch (error) {
      if (signal.aborted) setView(IDLE)
      else show({ state: 'failed', failure: reasonOf(error) })
      return false
    }
  }

  const undo = async () => {
    if (!view.refined) return
    try {
      await saver.sync()
      const body = { version: view.refined.version.version - 1 }
      const { version } = await api.restoredVersions.store({ params: { id }, body })
      await refresh()
      show({ state: 'undone', restored: version })
    } catch (error) {
      show({ state: 'failed', failure: reasonOf(error) })
    }
  }

  return { ...view, refine, undo, stop: () => waiting.current?.abort() }
}

export type Refinement = ReturnType<typeof useRefinement>
