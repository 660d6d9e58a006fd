import { useLocation } from 'react-router'
import { usePerson } from '#frontend/lib/session/person'
import { usePersistedText } from '#frontend/lib/storage/use_persisted_text'

/** Lies in the history of the tab, which outlives a session: only who wrote the text sees it again. */
export interface HomeState {
  homeText: string
  writtenBy: string
}

/** The text of the box on the home screen. */
export function useHomeText() {
  const { id } = usePerson()
  const state = useLocation().state as HomeState | null
  return usePersistedText('home', state?.writtenBy === id ? state.homeText : '')
}

export type HomeText = ReturnType<typeof useHomeText>
