import { useEffect, useRef, useState } from 'react'
import type { DraftSaver } from '#frontend/features/saved/draft_saver'
import { reasonOf } from '#frontend/features/saved/prompts_api'
import type { VersionActions } from '#frontend/features/saved/use_version_actions'
import { patternOf, type ResponseOf } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'

export type Refined = ResponseOf<'refinements.store'>

interface View {
  state: 'idle' | 'running' | 'done' | 'stopped' | 'failed'
  /** What the model has written so far. */
  partial: string
  refined: Refined | null
  /** The draft that was refined. */
  before: string
  failure: string | null
}

const IDLE: View = {
  ...{ state: 'idle', partial: '', refined: null, before: '', failure: null },
}

/** Has a model change the draft of a prompt as its writer says; each change is a version, and can be undone. */
export function useRefinement(
  id: string,
  saver: DraftSaver,
  { refresh, restore }: Pick<VersionActions, 'refresh' | 'restore'>
) {
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
      if (signal.aborted) show({ state: 'stopped' })
      else show({ state: 'failed', failure: reasonOf(error) })
      return false
    }
  }

  /** Back to the text from before; what was typed since is kept as a version. */
  const undo = async () => {
    if (!view.refined) return
    const { version, content } = view.refined.version
    setView(IDLE)
    await restore(version - 1, content)
  }

  return { ...view, refine, undo, stop: () => waiting.current?.abort() }
}

export type Refinement = ReturnType<typeof useRefinement>
