import { compatible } from '#app/prompts/domain/edits'
import type { Edit } from '#app/prompts/domain/types'
import { ACCOUNTS, type Addition } from '#app/prompts/domain/variants/addition'
import type { Brief } from '#app/prompts/domain/variants/brief'
import { delimiters, materialPlace } from '#app/prompts/domain/variants/material'
import type { Block, Plan } from '#app/prompts/domain/variants/plan'

const insertion = ({ slot }: Addition, at: number, after: string): Edit => ({
  rule: ACCOUNTS[slot].rule,
  start: at,
  end: at,
  before: '',
  after,
  reason: ACCOUNTS[slot].reason,
})

/** Turns what is to be added and the clean-up edits into one list over the original text. */
export function compose(brief: Brief, plan: Plan, cleaning: Edit[]): Edit[] {
  const { reading, excellent, silent } = brief
  const { text } = reading
  const first = text.length - text.trimStart().length
  const last = text.trimEnd().length
  const material = materialPlace(brief)
  const place: Addition[] = material ? [{ slot: 'input', text: material }] : []
  const blocks: Block[] = [
    { heading: '', bullet: '', glue: '\n', additions: place },
    ...plan.blocks,
  ]

  return compatible([
    ...plan.lead.map((addition) => insertion(addition, first, `${addition.text}\n\n`)),
    ...(excellent ? [] : delimiters(reading)).filter(({ rule }) => !silent(rule)),
    ...plan.inline.map((addition) => insertion(addition, inlineAt(brief), addition.text)),
    ...cleaning,
    ...blocks.flatMap((block) => blockEdits(block, last)),
  ])
}

function blockEdits({ heading, bullet, glue, additions }: Block, at: number): Edit[] {
  return additions.map((addition, index) => {
    const before = index ? glue : heading ? `\n\n${heading}\n` : '\n\n'
    return insertion(addition, at, before + bullet + addition.text)
  })
}

/** The end of the main request, before its closing mark. */
function inlineAt({ reading: { sentences, goal, masked } }: Brief): number {
  let { end } = sentences[goal!]
  while (/[.!?\s]/.test(masked[end - 1])) end--
  return end
}
