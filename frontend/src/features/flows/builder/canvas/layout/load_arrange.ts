import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { arrange } from '#frontend/features/flows/builder/canvas/layout/arrange'

/** Gives all steps of a flow a place. */
export type Arrange = typeof arrange

let loading: Promise<Arrange | null> | null = null

/** Most flows have their places: only the others wait for what arranges them. Resolves to null where it cannot be loaded. */
export const loadArrange = (): Promise<Arrange | null> =>
  (loading ??= import('#frontend/features/flows/builder/canvas/layout/arrange').then(
    (file) => file.arrange,
    () => null
  ))

/** Whether no step has a place yet, so that the whole flow is arranged when it is shown. */
export const isUnplaced = ({ nodes }: FlowGraph): boolean =>
  nodes.length > 0 && nodes.every(({ position }) => !position)
