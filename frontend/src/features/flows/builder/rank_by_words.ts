/** How well an item fits what is searched for: its beginning best, then any part of it. 0 hides it. */
export function rankByWords(_: string, search: string, keywords: readonly string[] = []): number {
  const wanted = search.trim().toLowerCase()
  const [label = '', ...others] = keywords.map((word) => word.toLowerCase())
  if (label.startsWith(wanted)) return 1
  if (label.includes(wanted)) return 0.8
  return others.some((word) => word.includes(wanted)) ? 0.4 : 0
}
