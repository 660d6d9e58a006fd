import type { Job, Reading } from '#app/prompts/domain/reading/reading'
import { pointsOf, WEIGHTS } from '#app/prompts/domain/score/weights'
import type { Addition } from '#app/prompts/domain/variants/addition'
import { wordsIn, type Brief } from '#app/prompts/domain/variants/brief'
import type { Plan } from '#app/prompts/domain/variants/plan'

const LONG = 200
const SHARE = 0.28

/** What was asked for or given always stays; the rest by what it is worth. */
function worth({ slot }: Addition, reading: Reading): number {
  return slot in WEIGHTS ? pointsOf(slot as Job, reading) : Infinity
}

/** Keeps the additions to a long text within their share of its length, the most useful first. */
export function withinBudget(plan: Plan, { reading, words }: Brief): Plan {
  if (words <= LONG) return plan
  const all = [...plan.lead, ...plan.inline, ...plan.blocks.flatMap(({ additions }) => additions)]
  let left = Math.floor(words * SHARE)
  const kept = new Set<Addition>()
  for (const addition of all.toSorted((a, b) => worth(b, reading) - worth(a, reading))) {
    const cost = wordsIn(addition.text) + 1
    if (cost > left && worth(addition, reading) !== Infinity) continue
    left -= cost
    kept.add(addition)
  }
  const keep = (additions: Addition[]) => additions.filter((addition) => kept.has(addition))
  const blocks = plan.blocks.map((block) => ({ ...block, additions: keep(block.additions) }))
  return {
    lead: keep(plan.lead),
    inline: keep(plan.inline),
    blocks: blocks.filter(({ additions }) => additions.length),
  }
}
