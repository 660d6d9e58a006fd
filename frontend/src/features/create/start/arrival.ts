import type { Location } from 'react-router'
import { isBlankText } from '#app/core/domain/blank_text'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/create'

/** How somebody came to a screen: with a text, with the id of a prompt, with that of a template, or with nothing. */
export interface Arrival {
  key: string
  text: string | null
  promptId: string | null
  templateId: string | null
  /** This page was here before: it was reloaded, or somebody came back to it. */
  isReturn: boolean
}

/** Travels with a move inside the app; a text never travels in the address. */
export interface DraftState {
  draft?: string
  /** The screen itself changed its address; nobody arrived. */
  settled?: boolean
}

export function readArrival(location: Pick<Location, 'key' | 'search' | 'state'>): Arrival {
  const search = new URLSearchParams(location.search)
  const { draft, settled = false } = (location.state as DraftState | null) ?? {}
  const text =
    draft ?? search.get('prompt') ?? (search.has('example') ? t('create.optimizer.example') : null)
  return {
    key: location.key,
    text: text !== null && !isBlankText(text) ? text : null,
    promptId: search.get('id'),
    templateId: search.get('template'),
    isReturn: settled,
  }
}
