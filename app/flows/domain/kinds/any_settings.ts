import type { FlowNode } from '#app/flows/domain/graph/graph'
import type { Port } from '#app/flows/domain/kinds/node_kind'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'

type Step = Pick<FlowNode, 'kind' | 'settings'>

/** The ports of a step. A step whose settings do not fit its kind, as in a draft, may have none. */
export const portsOf = ({ kind, settings }: Step): Port[] =>
  unlessUnreadable(() => kindOf(kind).ports(settings)) ?? []

/** One line about what a step does; null where its settings do not say. */
export const safeSummary = ({ kind, settings }: Step): string | null =>
  unlessUnreadable(() => kindOf(kind).summary(settings))

/** The functions of a kind may throw on settings that do not fit it. Such a step has a problem of its own. */
function unlessUnreadable<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}
