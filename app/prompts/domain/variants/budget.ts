import type { Addition } from '#app/prompts/domain/variants/addition'
import { wordsIn } from '#app/prompts/domain/variants/brief'
import type { Block } from '#app/prompts/domain/variants/plan'

const LONG_WORDS = 200
const SHARE = 0.28

/** What a person asked for or gave always stays; then what they are asked, the form, the rules, and the rest. */
const ORDER = ['facts', 'audience', 'purpose', 'form', 'rule', 'check', 'edge', 'coverage']

const isOwn = ({ slot }: Addition) => slot.startsWith('setting.') || slot.startsWith('given.')
const rank = (addition: Addition) => (isOwn(addition) ? -1 : ORDER.indexOf(addition.slot) >>> 0)

/** Keeps the additions to a long text within their share of its length, the most useful first. */
export function withinBudget(blocks: Block[], words: number): Block[] {
  if (words <= LONG_WORDS) return blocks
  let left = Math.floor(words * SHARE)
  const kept = new Set<Addition>()
  const all = blocks.flatMap(({ additions }) => additions)
  for (const addition of all.toSorted((a, b) => rank(a) - rank(b))) {
    const cost = wordsIn(addition.text) + 1
    if (cost > left && !isOwn(addition)) continue
    left -= cost
    kept.add(addition)
  }
  return blocks
    .map((block) => ({ ...block, additions: block.additions.filter((one) => kept.has(one)) }))
    .filter(({ additions }) => additions.length > 0)
}
