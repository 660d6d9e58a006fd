import { KIND_LABELS } from '#app/prompts/domain/kinds/kind'
import type { KindQuestion } from '#app/prompts/domain/types'
import type { Context } from '#cli/services/context'
import { pick } from '#cli/ui/pick'

/** Asks what should come back: the likeliest kinds first, then all of them. Null where the user does not say. */
export async function pickKind(_context: Context, { kinds }: KindQuestion): Promise<string | null> {
  const likely = new Set(kinds.map(({ id }) => id))
  const others = Object.entries(KIND_LABELS).filter(([id]) => !likely.has(id))
  return pick('What should come back?', [
    ...kinds.map(({ id, label }) => ({ value: id, label })),
    ...others.map(([id, label]) => ({ value: id, label })),
  ])
}
