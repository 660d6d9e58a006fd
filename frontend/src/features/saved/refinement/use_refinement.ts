import { useEffect, useRef, useState } from 'react'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { ifMatch } from '#frontend/prompts/prompt_calls'
import type { VersionActions } from '#frontend/features/saved/versions/use_version_actions'
import { patternOf, type ResponseOf } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
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
  sync: DraftSync,
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
      const base = await sync.refresh()
      if (!base) {
        show({ state: 'failed', failure: t('refine.unsynced') })
        return false
      }
      const { streamedResult } = await import('#frontend/lib/event_stream')
      const request = {
        ...{ body: { instruction, model }, signal },
        headers: ifMatch(base.etag),
      }
      let partial = ''
      const onDelta = ({ text }: { text: string }) => show({ partial: (partial += text) })
      const path = patternOf('refinements.store').replace(':id', id)
      const refined = await streamedResult<Refined, { text: string }>(path, request, onDelta)
      await refresh()
      show({ state: 'done', refined, before: base.text })
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
