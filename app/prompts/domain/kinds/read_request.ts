import { kindOf } from '#app/prompts/domain/kinds/kind'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { ImproveRequest } from '#app/prompts/domain/types'

/** Reads a text as the kind of work that the person chose (`kinds/kind.ts`), or as the one that the text asks for. */
export function readAs(text: string, kind: string | null | undefined): Reading {
  const chosen = kindOf(kind)
  if (!chosen) return read(text)
  return read(text, undefined, { family: chosen.family, confidence: 1, isChosen: true })
}

/** Reads the text of a request with what its settings say about the kind of work. */
export const readRequest = ({
  text,
  settings,
}: Pick<ImproveRequest, 'text' | 'settings'>): Reading => readAs(text, settings.kind)
