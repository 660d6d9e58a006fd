import { useCallback, useEffect, useRef, useState } from 'react'
import { optimizedAgain, optimizedFrom, type Optimized } from '#frontend/features/create/optimized'
import type { Accepted, PromptStart } from '#frontend/features/create/prompt_start'
import { ChangedElsewhere, keepVersion, sendPrompt } from '#frontend/features/create/send_prompt'
import { usePromptAddress } from '#frontend/features/create/use_address'
import { useDraft } from '#frontend/features/create/use_draft'

export type Panel = 'empty' | 'loading' | 'done' | 'failed' | 'nothing'

interface View {
  panel: Panel
  result: Optimized | null
  accepted: Accepted | null
}

/** The work of the optimizer: a text on the left, the answer of the server on the right. */
export function useOptimizer(userId: string, start: PromptStart, onFailure: () => void) {
  const draft = useDraft(userId, start)
  const { doors, keeper } = draft
  const nameAddress = usePromptAddress()
  const turn = useRef(0)
  const [view, setView] = useState<View>(() => viewOf(start))

  const improve = useCallback(async () => {
    const { draft: sent } = keeper.view
    if (sent.text.trim() === '') return
    const mine = (turn.current += 1)
    setView((before) => ({ ...before, panel: 'loading' }))
    try {
      const improved = await sendPrompt({ doors, keeper }, sent)
      nameAddress(improved.promptId)
      if (mine !== turn.current) return
      const result = optimizedFrom(sent.text, improved)
      setView({ panel: result ? 'done' : 'nothing', result, accepted: null })
    } catch (error) {
      if (mine !== turn.current) return
      if (error instanceof ChangedElsewhere) {
        return setView((before) => ({ ...before, panel: before.result ? 'done' : 'empty' }))
      }
      setView((before) => ({ ...before, panel: 'failed' }))
      onFailure()
    }
  }, [doors, keeper, nameAddress, onFailure])

  const variant = view.result?.variant?.id ?? null

  const save = async (content: string) => {
    const { version } = await keepVersion({ doors, keeper }, { content, variant })
    setView((before) => ({ ...before, accepted: { content, variant, version } }))
    return version
  }

  /** The version that a link shows. */
  const pin = async (content: string) => {
    if (view.accepted?.content === content) return view.accepted.version
    const choice = { content, variant, isForSharing: true }
    const { version } = await keepVersion({ doors, keeper }, choice)
    return version
  }

  const begun = useRef(false)
  useEffect(() => {
    if (!start.isBrought || begun.current) return
    begun.current = true
    void improve()
  }, [start.isBrought, improve])

  return { ...draft, ...view, improve, save, pin }
}

function viewOf({ improvement, improvedText, accepted }: PromptStart): View {
  if (!improvement || improvedText === null) return { panel: 'empty', result: null, accepted }
  return { panel: 'done', result: optimizedAgain(improvedText, improvement), accepted }
}
