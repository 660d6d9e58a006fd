import { createContext, useContext, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useLatest } from '#frontend/lib/use_latest'

/** Whether a form holds something that would be lost. Read at the time of closing. */
export type ReadDraft = () => boolean

/** Adds a form to those that are asked before the dialog closes. Returns what removes it. */
export type AddDraft = (read: ReadDraft) => () => void

/** The forms in a dialog. */
export class Drafts {
  #reads = new Set<ReadDraft>()

  add: AddDraft = (read) => {
    this.#reads.add(read)
    return () => void this.#reads.delete(read)
  }

  wouldBeLost = (): boolean => [...this.#reads].some((read) => read())
}

export const DraftsContext = createContext<AddDraft>(() => () => {})

/** For a form in a `DraftDialog`, which asks before it closes while something is changed and not saved. */
export function useDraft(read: ReadDraft): void {
  const latest = useLatest(read)
  const add = useContext(DraftsContext)
  useEffect(() => add(() => latest()()), [add, latest])
}

/** The same for a form whose fields hold texts, numbers and switches. */
export function useFormDraft<Values extends FieldValues>({
  getValues,
  formState: { defaultValues: first },
}: UseFormReturn<Values>): void {
  useDraft(() => {
    return Object.entries(getValues()).some(([name, value]) => value !== first?.[name])
  })
}
