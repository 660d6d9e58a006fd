import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Letter } from '#app/prompts/domain/tryout/types'
import {
  askJudge,
  castBallot,
  recordQuery,
  tryOnServer,
  tryoutQuery,
  tryoutsQuery,
  type Ballot,
  type Tryout,
  type Wish,
} from '#frontend/features/tryouts/tryouts_api'
import { onceNoted } from '#frontend/lib/once_noted'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toastFailure } from '#frontend/lib/toast_failure'

interface View {
  state: 'idle' | 'running' | 'done' | 'stopped' | 'failed'
  /** The answers as far as they were received. */
  texts: Record<Letter, string>
  tryout: Tryout | null
  failure: string | null
}

const NOTHING = { a: '', b: '' }
const IDLE: View = { state: 'idle', texts: NOTHING, tryout: null, failure: null }

/** The work of the place where one version of a prompt is tried. */
export function useTryout(promptId: string, version: number) {
  const client = useQueryClient()
  const [view, setView] = useState(IDLE)
  const [opening, setOpening] = useState<string | null>(null)
  const waiting = useRef<AbortController | null>(null)
  useEffect(() => () => waiting.current?.abort(), [])

  const outdate = useCallback(() => {
    void client.invalidateQueries({ queryKey: tryoutsQuery(promptId, version).queryKey })
  }, [client, promptId, version])

  const run = async (wish: Omit<Wish, 'version'>) => {
    waiting.current?.abort()
    const { signal } = (waiting.current = new AbortController())
    setView({ ...IDLE, state: 'running' })
    const texts = { ...NOTHING }
    const onDelta = ({ answer, text }: { answer: Letter; text: string }) => {
      texts[answer] += text
      if (!signal.aborted) setView((before) => ({ ...before, texts: { ...texts } }))
    }
    try {
      const tryout = await tryOnServer(promptId, { ...wish, version }, onDelta, signal)
      if (!signal.aborted) setView({ ...IDLE, state: 'done', tryout })
    } catch (error) {
      if (signal.aborted) return
      setView((before) => ({ ...before, state: 'failed', failure: reasonOf(error) }))
    } finally {
      onceNoted(signal, outdate)
    }
  }

  /** Stops. The text received so far stays on the screen. */
  const stop = () => {
    waiting.current?.abort()
    setView((before) => ({ ...before, state: 'stopped' }))
  }

  /** Shows an earlier one; what is on the screen stays until its answers are there. */
  const open = async (id: string) => {
    setOpening(id)
    try {
      const tryout = await client.fetchQuery({ ...tryoutQuery(id), staleTime: 0 })
      waiting.current?.abort()
      setView({ ...IDLE, state: 'done', tryout })
    } catch (error) {
      toastFailure(t('tryouts.earlier.openFailed'), error)
    } finally {
      setOpening(null)
    }
  }

  const changed = (tryout: Tryout) => {
    setView((before) => (before.tryout?.id === tryout.id ? { ...before, tryout } : before))
    void client.invalidateQueries({ queryKey: recordQuery.queryKey })
    outdate()
  }
  const balloting = useMutation({
    mutationFn: ({ id, ballot }: { id: string; ballot: Ballot }) => castBallot(id, ballot),
    onSuccess: changed,
    onError: (error) => toastFailure(t('tryouts.ballot.failed'), error),
  })
  const judging = useMutation({
    mutationFn: ({ id, model }: { id: string; model: string }) => askJudge(id, model),
    onSuccess: changed,
    onError: (error) => toastFailure(t('tryouts.judge.failed'), error),
  })
  return { ...view, opening, run, stop, open, balloting, judging }
}

export type TryoutWork = ReturnType<typeof useTryout>
