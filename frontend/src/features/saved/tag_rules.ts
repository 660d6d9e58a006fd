import { isBlankText } from '#app/core/domain/blank_text'

export const TAG_COUNT = 20
export const TAG_LENGTH = 40
export const FOLDER_LENGTH = 100
export const TITLE_LENGTH = 200

export type TagRefusal = 'tooMany' | 'tooLong' | 'duplicate'
export type TagOutcome = { ok: true; tags: string[] } | { ok: false; error: TagRefusal }

/** Adds what was typed, one tag per comma. Nothing is added when one of them does not fit. */
export function addTags(tags: readonly string[], typed: string): TagOutcome {
  const wanted = typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => !isBlankText(tag))
  const known = new Set(tags.map(fold))
  const fresh: string[] = []
  for (const tag of wanted) {
    if (tag.length > TAG_LENGTH) return { ok: false, error: 'tooLong' }
    if (known.has(fold(tag))) return { ok: false, error: 'duplicate' }
    known.add(fold(tag))
    fresh.push(tag)
  }
  if (tags.length + fresh.length > TAG_COUNT) return { ok: false, error: 'tooMany' }
  return { ok: true, tags: [...tags, ...fresh] }
}

const fold = (tag: string) => tag.normalize('NFKC').toLowerCase()
