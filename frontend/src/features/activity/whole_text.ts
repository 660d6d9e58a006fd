/**
 * The text that an excerpt was cut from, among those a prompt has now; null when the prompt
 * has changed since. An excerpt that was not cut is the whole text itself.
 */
export function wholeText(excerpt: string, candidates: readonly string[]): string | null {
  if (!excerpt.endsWith('…')) return excerpt
  const beginning = excerpt.slice(0, -1)
  return candidates.find((text) => text === excerpt || text.startsWith(beginning)) ?? null
}
