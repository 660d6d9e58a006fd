import vine from '@vinejs/vine'
import { possibleNames } from '#app/core/validation'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { SEPARATORS } from '#app/flows/domain/values/entries'
import { MAX_GRAPH_LENGTH } from '#app/flows/domain/values/limits'
import { unreadableProblems } from '#app/flows/domain/checks/validate_graph'

const MAX_REPORTED = 20
/** Of a request; a flow asks for far fewer lists. */
const MAX_SEPARATORS = 1_000
/** UTF-16 units: a name may come with spaces around it. */
export const MAX_GIVEN_NAME_LENGTH = 200

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

/** What separates the entries of lists that are given as texts, by the names of the inputs. */
export const separators = () =>
  vine
    .record(vine.enum(SEPARATORS))
    .maxLength(MAX_SEPARATORS)
    .use(possibleNames(MAX_GIVEN_NAME_LENGTH))

/** What was given for the fields of a flow, by their names. */
export const givenInputs = () =>
  vine.object({}).allowUnknownProperties().use(possibleNames(MAX_GIVEN_NAME_LENGTH))
