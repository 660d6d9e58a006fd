import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

type Part = 'tab' | 'search' | 'only' | 'user' | 'state' | 'person'

/** What the address says of the desk: its tab, the filters of a list, and who is open. */
export function useDeskAddress() {
  const [address, setAddress] = useSearchParams()
  /** Parts that are null or empty leave the address. */
  const change = useCallback(
    (parts: Partial<Record<Part, string | null>>) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(parts)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace: true }
      ),
    [setAddress]
  )
  return { read: (part: Part) => address.get(part), change }
}
