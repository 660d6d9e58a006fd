interface NameParts {
  firstName: string | null
  lastName: string | null
}

const MAX_NAME_LENGTH = 100

/**
 * First and last name from what a provider tells: its parts where it has them, else the
 * whole name, cut before its last word.
 */
export function nameParts(claims: {
  given?: unknown
  family?: unknown
  whole?: unknown
}): NameParts {
  const given = tidy(claims.given)
  const family = tidy(claims.family)
  if (given || family) return { firstName: given, lastName: family }
  const words = tidy(claims.whole)?.split(' ') ?? []
  if (words.length < 2) return { firstName: words[0] ?? null, lastName: null }
  return { firstName: tidy(words.slice(0, -1).join(' ')), lastName: tidy(words.at(-1)) }
}

function tidy(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.toWellFormed().replace(/[\s\p{Cc}]+/gu, ' ')
  return text.slice(0, MAX_NAME_LENGTH).toWellFormed().trim() || null
}
