import { useEffect } from 'react'
import { atom, useAtomValue, useSetAtom } from '#frontend/lib/state'

type Texts = Record<string, string>

/** What the steps of the runs that are followed have written so far, by the ids of the runs and the keys of the steps. */
const textsByRun = atom<ReadonlyMap<string, Texts>>(new Map())

const NO_TEXTS: Texts = {}

/** What the steps of a run are writing, wherever on the screen the run is followed. */
export const useLiveTexts = (runId: string): Texts =>
  useAtomValue(textsByRun).get(runId) ?? NO_TEXTS

/** Lets the rest of the screen show what the steps of a run are writing, so that nothing else has to follow it too. */
export function useSharedTexts(runId: string, texts: Texts): void {
  const set = useSetAtom(textsByRun)
  useEffect(() => set((before) => new Map(before).set(runId, texts)), [runId, texts, set])
  useEffect(
    () => () =>
      set((before) => {
        const rest = new Map(before)
        rest.delete(runId)
        return rest
      }),
    [runId, set]
  )
}
