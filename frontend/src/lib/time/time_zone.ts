import { useMemo } from 'react'
import { usePersonQuery } from '#frontend/lib/session/person'

/** The time zone that the person chose, else that of the browser. */
export function useTimeZone(): string {
  const { data } = usePersonQuery()
  const chosen = data?.preferences.timeZone
  return useMemo(() => zoneOf(chosen), [chosen])
}

/** The zone itself where this browser knows it, else the browser's own. */
export function zoneOf(timeZone: string | undefined): string {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!timeZone) return own
  try {
    return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return own
  }
}
