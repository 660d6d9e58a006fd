export {
  MAX_TAGS as TAG_COUNT,
  MAX_TAG_LENGTH as TAG_LENGTH,
} from '#app/flows/domain/values/limits'

/** The tags that were typed with commas between them, each once, whatever its case. */
export function readTags(typed: string): string[] {
  const tags = new Map<string, string>()
  for (const part of typed.split(',')) {
    const tag = part.trim().replace(/\s+/g, ' ')
    const key = tag.normalize('NFKC').toLowerCase()
    if (key !== '' && !tags.has(key)) tags.set(key, tag)
  }
  return [...tags.values()]
}
