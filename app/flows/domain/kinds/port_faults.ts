import type { Fault } from '#app/flows/domain/values/check_value'
import { FAILED } from '#app/flows/domain/graph/graph'
import { needed, repeated } from '#app/flows/domain/kinds/node_kind'

/** What is wrong with the ids of entries that are ports of a step. */
export const portFaults = (
  entries: { id: string }[],
  field: string,
  taken: readonly string[] = []
): Fault[] => [
  ...entries.flatMap(({ id }, at) => needed(id, [field, at, 'id'], 'An entry needs an id.')),
  ...entries.flatMap(({ id }, at) =>
    [...taken, FAILED].includes(id)
      ? [{ path: [field, at, 'id'], sentence: `The id "${id}" is taken by Hone.` }]
      : []
  ),
  ...repeated(
    entries.map(({ id }) => id),
    (at) => [field, at, 'id'],
    'ids'
  ),
]
