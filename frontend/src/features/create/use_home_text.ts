import { useLocation } from 'react-router'
import { useKeptText } from '#frontend/lib/use_kept_text'

/** The text of the box on the home screen. */
export function useHomeText() {
  const { state } = useLocation()
  return useKeptText('home', (state as { homeText?: string } | null)?.homeText)
}
