import type { Ask, AskKind } from '#app/prompts/domain/deliverables/deliverable'
import type { Addition, Position } from '#app/prompts/domain/variants/addition'
import type { Brief } from '#app/prompts/domain/variants/brief'

/** Below so many words, a request that gives no details may be asked anything that it does not state, and so many questions. */
const SHORT_REQUEST_WORDS = 12
const MAX_ASKS = { deliverable: 3, family: 2 }
/** With details, and below so many words, it is asked one question at most, of a kind whose answer is recognized by its form. */
const LONGER_REQUEST_WORDS = 20
const RECOGNIZED: ReadonlySet<AskKind> = new Set<AskKind>([
  'material',
  'readers',
  'date',
  'amount',
  'count',
  'duration',
  'place',
  'tool',
  'level',
])

const POSITIONS: Partial<Record<AskKind, Position>> = {
  material: 'input',
  readers: 'audience',
  purpose: 'purpose',
  style: 'tone',
}

/** What only the person knows and the request does not tell, the most valuable first; nothing where the kind of work is not known. */
export function openAsks({ guide, requestTraits, guided }: Brief): Ask[] {
  if (guided || !guide) return []
  const open = (guide.asks ?? []).filter(
    (ask) =>
      !requestTraits.answers(ask) && !(ask.kind === 'material' && requestTraits.lacksMaterial())
  )
  if (requestTraits.isShorterThan(SHORT_REQUEST_WORDS) && !requestTraits.hasDetails())
    return open.slice(0, MAX_ASKS[guide.named?.asks ? 'deliverable' : 'family'])
  if (!requestTraits.isShorterThan(LONGER_REQUEST_WORDS)) return []
  return open.filter(({ kind }) => kind && RECOGNIZED.has(kind)).slice(0, 1)
}

/** A question as a line with a blank: "Guests: [How many guests come?]". */
export const askLine = ({ label, question, kind }: Ask): Addition => ({
  slot: (kind && POSITIONS[kind]) ?? 'facts',
  text: `${label}: [${question}]`,
})
