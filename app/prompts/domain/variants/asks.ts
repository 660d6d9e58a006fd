import type { Ask, AskKind } from '#app/prompts/domain/deliverables/deliverable'
import type { Addition, Position } from '#app/prompts/domain/variants/addition'
import type { Brief } from '#app/prompts/domain/variants/brief'

/** The more a request tells, the less it is asked; questions of a whole family are asked of short requests only. */
const MAX_ASKS: Record<'deliverable' | 'family', [words: number, asks: number][]> = {
  deliverable: [
    [12, 3],
    [30, 2],
  ],
  family: [
    [10, 2],
    [25, 1],
  ],
}

const POSITIONS: Partial<Record<AskKind, Position>> = {
  material: 'input',
  readers: 'audience',
  purpose: 'purpose',
  style: 'tone',
}

/** What only the person knows and the request does not tell, the most valuable first; nothing where the kind of work is not known. */
export function openAsks({ guide, requestTraits, guided }: Brief): Ask[] {
  if (guided || !guide) return []
  const scale = guide.deliverable?.asks ? 'deliverable' : 'family'
  const most = MAX_ASKS[scale].find(([words]) => requestTraits.words < words)?.[1] ?? 0
  return (guide.asks ?? [])
    .filter(
      (ask) =>
        !requestTraits.answers(ask) && !(ask.kind === 'material' && requestTraits.lacksMaterial())
    )
    .slice(0, most)
}

/** A question as a line with a blank: "Guests: [How many guests come?]". */
export const askLine = ({ label, question, kind }: Ask): Addition => ({
  slot: (kind && POSITIONS[kind]) ?? 'facts',
  text: `${label}: [${question}]`,
})
