import { useCallback, useMemo, useRef, useState } from 'react'
import { applyProposals } from '#app/prompts/domain/workshop/apply'
import type { Proposal, Strengthening } from '#app/prompts/domain/workshop/proposal'
import { engine, type Assessment } from '#frontend/lib/engine/engine_client'
import { usePersistedText } from '#frontend/lib/storage/use_persisted_text'

interface Found extends Strengthening {
  /** The text for which the proposals were made. */
  text: string
}

const NONE: ReadonlySet<string> = new Set()

/** A prompt, what would make it stronger, and which of that is applied. */
export function useStrengthening() {
  const { text, setText } = usePersistedText('workshop')
  const [found, setFound] = useState<Found | null>(null)
  const [applied, setApplied] = useState(NONE)
  const [assessment, setAssessment] = useState<Pick<Assessment, 'score' | 'blanks'> | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const turn = useRef(0)

  const current = useMemo(
    () => found && applyProposals(found.text, chosenOf(found.proposals, applied)),
    [found, applied]
  )

  const analyze = useCallback(async (given: string) => {
    const mine = (turn.current += 1)
    setState('busy')
    try {
      const strengthening = await engine.strengthen(given)
      if (turn.current !== mine) return
      setFound({ ...strengthening, text: given })
      setAssessment({ score: strengthening.score, blanks: strengthening.blanks })
      setApplied(NONE)
      setState('idle')
    } catch {
      if (turn.current === mine) setState('failed')
    }
  }, [])

  const apply = useCallback(
    async (ids: ReadonlySet<string>) => {
      if (!found) return
      const mine = (turn.current += 1)
      const content = applyProposals(found.text, chosenOf(found.proposals, ids))
      setApplied(ids)
      setText(content)
      const assessed = await engine.assess(content).catch(() => null)
      if (turn.current === mine) setAssessment(assessed)
    },
    [found, setText]
  )

  return {
    text,
    setText,
    found,
    applied,
    assessment,
    state,
    /** The text was changed by hand since: the proposals no longer fit it. */
    isChanged: found !== null && text !== current,
    analyze: () => void analyze(text),
    tryText: (sample: string) => {
      setText(sample)
      void analyze(sample)
    },
    toggle: (id: string) => void apply(toggled(applied, id)),
    applyAll: () => void apply(new Set(found?.proposals.map(({ id }) => id))),
    undoAll: () => void apply(NONE),
  }
}

export type StrengtheningWork = ReturnType<typeof useStrengthening>

const chosenOf = (proposals: Proposal[], ids: ReadonlySet<string>) =>
  proposals.filter(({ id }) => ids.has(id))

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
