import type { Fault } from '#app/flows/domain/check_value'
import { FAILED } from '#app/flows/domain/graph'
import { needed, repeated } from '#app/flows/domain/node_kind'

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
