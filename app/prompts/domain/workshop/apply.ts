import { applyEdits } from '#app/prompts/domain/edits'
import type { Edit } from '#app/prompts/domain/types'

/** What parts an added line from the text around it. */
export const APART = '\n\n'

const isAdded = ({ before, after }: Edit) => before === '' && after.startsWith(APART)
const leads = ({ before, after }: Edit) => before === '' && after.endsWith(APART)
const rank = (edit: Edit) => (leads(edit) ? 0 : isAdded(edit) ? 2 : 1)

/**
 * The text with the edits of some proposals in it, whatever their order. What several of them do alike is done
 * once, and lines that are added at the same place stand under one another. The edits must have been made for
 * this text.
 */
export function applyProposals(text: string, proposals: { edits: Edit[] }[]): string {
  const edits = inOrder(proposals.flatMap((proposal) => proposal.edits))
  return applyEdits(
    text,
    edits.map((edit, at) => {
      const follows = at > 0 && isAdded(edits[at - 1]) && edits[at - 1].start === edit.start
      return follows && isAdded(edit) ? { ...edit, after: edit.after.slice(1) } : edit
    })
  )
}

/** By place; at the same place a lead, then what belongs to the text, then added lines. Each edit once. */
function inOrder(edits: Edit[]): Edit[] {
  const byKey = new Map(edits.map((edit) => [`${edit.start} ${edit.end} ${edit.after}`, edit]))
  return [...byKey.values()].sort(
    (one, other) =>
      one.start - other.start ||
      one.end - other.end ||
      rank(one) - rank(other) ||
      byRule(one, other)
  )
}

/** From what it is about to how it is checked. */
const ORDER = [
  'goal.missing_deliverable',
  'context.background_missing',
  'audience.missing',
  'goal.no_purpose',
  'context.missing_input',
  'format.missing',
  'length.missing',
  'constraints.missing',
  'constraints.edge_missing',
  'goal.no_success_test',
  'examples.missing',
]

const byRule = (one: Edit, other: Edit) =>
  ORDER.indexOf(one.rule) - ORDER.indexOf(other.rule) || (one.after < other.after ? -1 : 1)
