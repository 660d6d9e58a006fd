import { useMemo } from 'react'
import { listPrivate, type PrivateItem } from '#app/prompts/domain/privacy/list_private'
import { engine } from '#frontend/lib/engine/engine_client'
import { useWorkedOut } from '#frontend/lib/engine/use_worked_out'

export type { PrivateItem }

const find = (text: string) => engine.findPrivate(text)

export interface FoundPrivate {
  /** The text in which it was found; a newer one may be under way. */
  text: string
  items: PrivateItem[]
}

/** What is private in a text, found aside; null until something is known. */
export function usePrivate(text: string | null): FoundPrivate | null {
  const known = useWorkedOut(text, find)
  return useMemo(
    () => known && { text: known.text, items: listPrivate(known.text, known.result ?? []) },
    [known]
  )
}

/** The same of a text as it is now, asked once. Where it cannot be found out, nothing is known to be private. */
export async function privateIn(text: string): Promise<PrivateItem[]> {
  const parts = await engine.findPrivate(text).catch(() => [])
  return listPrivate(text, parts)
}
