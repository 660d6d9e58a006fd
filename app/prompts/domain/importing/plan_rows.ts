import type { PreparedRow, RowProblem } from '#app/prompts/domain/importing/prepare_rows'

/** What happens to a row. Only those that are ready are imported. */
export type RowState = 'ready' | RowProblem | 'duplicate_row' | 'duplicate_saved' | 'over_limit'

export interface PlanOptions {
  /** The prompts of the person that have the text of a row, by the index of the row. */
  saved: ReadonlyMap<number, SavedDuplicate>
  /** Whether duplicates are imported all the same. */
  takeDuplicates: boolean
  /** How many more prompts the person's plan lets them save; null where it has no limit. */
  capacity: number | null
}

export interface SavedDuplicate {
  id: string
  title: string
}

/** The state of each row, in their order. The first rows take the capacity that the plan leaves. */
export function planRows(rows: readonly PreparedRow[], options: PlanOptions): RowState[] {
  let left = options.capacity ?? Number.POSITIVE_INFINITY
  return rows.map((row, index) => {
    const obstacle = obstacleOf(row, index, options)
    if (obstacle) return obstacle
    left -= 1
    return left < 0 ? 'over_limit' : 'ready'
  })
}

function obstacleOf(
  { problem, sameAs }: PreparedRow,
  index: number,
  { saved, takeDuplicates }: PlanOptions
): RowState | null {
  if (problem) return problem
  if (takeDuplicates) return null
  if (sameAs !== null) return 'duplicate_row'
  return saved.has(index) ? 'duplicate_saved' : null
}

/** How many rows are in each state. */
export function countStates(states: readonly RowState[]): Partial<Record<RowState, number>> {
  const counts: Partial<Record<RowState, number>> = {}
  for (const state of states) counts[state] = (counts[state] ?? 0) + 1
  return counts
}
