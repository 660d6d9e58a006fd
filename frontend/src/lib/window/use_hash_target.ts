import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Shows and focuses the element that the hash of the address names, once it is there.
 * @param isThere whether what the hash may name is on the page
 */
export function useHashTarget(isThere: boolean): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!isThere || hash === '') return
    const element = document.getElementById(decoded(hash.slice(1)))
    element?.scrollIntoView()
    element?.focus({ preventScroll: true })
  }, [hash, key, isThere])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
