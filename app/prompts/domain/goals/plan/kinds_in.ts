import { plain } from '#app/prompts/domain/goals/words'

const BETWEEN_KINDS = /\s*[,;\n]\s*(?:or|and)\s+|\s*[,;\n]\s*|\s+(?:or|and)\s+|\s*\/\s*/i
const SMALL = /^(?:either|a|an|the|about|for)\s+/i

/**
 * Kinds as a person lists them: with commas, slashes or words between them, or on lines of their own. Those that differ only
 * by case are the same.
 */
export function kindsIn(list: string): string[] {
  return distinctKinds(list.split(BETWEEN_KINDS).map((kind) => kind.replace(SMALL, '')))
}

/** Kinds that differ by more than case, without what no name can have. */
export function distinctKinds(kinds: readonly string[]): string[] {
  const seen = new Set<string>()
  return kinds
    .map((kind) => plain(kind.replace(/\p{C}/gu, '')))
    .filter((kind) => kind !== '' && isNew(kind.toLowerCase(), seen))
}

const isNew = (kind: string, seen: Set<string>): boolean => !seen.has(kind) && !!seen.add(kind)
