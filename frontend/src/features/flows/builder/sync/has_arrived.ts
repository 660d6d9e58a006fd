import { isEqual, listOf } from '#app/flows/domain/editing/changes'
import { changesBetween } from '#app/flows/domain/editing/changes_between'
import type { FlowGraph } from '#app/flows/domain/graph'

/**
 * Whether the server got a graph whose write was not answered, though others have written since: then it holds
 * something that was new in it.
 */
export function hasArrived(base: FlowGraph, sent: FlowGraph, theirs: FlowGraph): boolean {
  if (changesBetween(sent, theirs).length === 0) return true
  return changesBetween(base, sent).some(
    (change) =>
      change.type === 'insert' &&
      change.list !== 'edges' &&
      listOf(theirs, change.list).some((item) => isEqual(item, change.item))
  )
}
