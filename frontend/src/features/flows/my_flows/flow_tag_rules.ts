export const TAG_COUNT = 20
export const TAG_LENGTH = 50

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
