import vine from '@vinejs/vine'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { MAX_GRAPH_LENGTH } from '#app/flows/domain/values/limits'
import { unreadableProblems } from '#app/flows/domain/checks/validate_graph'

const MAX_REPORTED = 20

const hasShape = vine.createRule((value: unknown, _, field) => {
  if (JSON.stringify(value).length > MAX_GRAPH_LENGTH) {
    field.report('The flow is larger than 1 MB.', 'graphLength', field)
    return
  }
  for (const { sentence, path = [] } of unreadableProblems(value).slice(0, MAX_REPORTED)) {
    const at = [field.wildCardPath, ...path].join('.')
    field.report(sentence, 'shape', { ...field, wildCardPath: at, getFieldPath: () => at })
  }
})

/** A graph that can be kept. Whether it can run is another question. */
export const graph = () =>
  vine
    .any()
    .use(hasShape())
    .transform((value) => value as FlowGraph)
