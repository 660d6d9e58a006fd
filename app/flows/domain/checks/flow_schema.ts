import { NODE_KINDS, type NodeKind } from '#app/flows/domain/graph/graph'
import { graphSchema, nodeSchema } from '#app/flows/domain/graph/graph_schema'
import {
  MAX_CONTEXT_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
} from '#app/flows/domain/values/limits'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import {
  choice,
  list,
  nonEmpty,
  object,
  text,
  whole,
  type Schema,
} from '#app/flows/domain/values/schema'

/** The version of the file of a flow. */
export const FLOW_FORMAT = 1

/** The file of a flow whose graph is as given. */
const fileSchema = (graph: Schema): Schema =>
  object({
    format: whole(FLOW_FORMAT, FLOW_FORMAT),
    title: nonEmpty(MAX_TITLE_LENGTH),
    context: text(MAX_CONTEXT_LENGTH),
    tags: list(nonEmpty(MAX_TAG_LENGTH), MAX_TAGS),
    graph,
  })

const settingsOf = (kind: NodeKind): Schema => ({
  ...kindOf(kind).schema,
  description: kindOf(kind).help,
})

/** The check of a file, apart from the settings: those depend on the kind, and drafts may be unfinished. */
export const FILE_SHAPE = fileSchema(
  graphSchema(nodeSchema(choice(NODE_KINDS), { type: 'object', additionalProperties: true }))
)

/** The published JSON Schema (2020-12) of the file of a flow, built from the kinds. */
export const flowSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A flow of Hone',
  ...fileSchema(
    graphSchema({
      type: 'object',
      anyOf: NODE_KINDS.map((kind) => nodeSchema(choice([kind]), settingsOf(kind))),
    })
  ),
})
