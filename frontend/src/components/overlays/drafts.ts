import { createContext, useContext, useEffect, useId } from 'react'

/** Says whether the form of this id holds something that would be lost. */
export type NoteDraft = (id: string, isChanged: boolean) => void

export const DraftsContext = createContext<NoteDraft>(() => {})

/** For a form in a `DraftDialog`, which asks before it closes while something is changed and not saved. */
export function useDraft(isChanged: boolean): void {
  const id = useId()
  const note = useContext(DraftsContext)
  useEffect(() => {
    note(id, isChanged)
    return () => note(id, false)
  }, [id, isChanged, note])
}
