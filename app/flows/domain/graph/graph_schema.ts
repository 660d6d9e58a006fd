import { GRAPH_FORMAT } from '#app/flows/domain/graph/graph'
import {
  MAX_DRAFT_NODES,
  MAX_EDGES,
  MAX_ID_LENGTH,
  MAX_NAME_LENGTH,
} from '#app/flows/domain/values/limits'
import {
  MAX_COORDINATE,
  MAX_GROUPS,
  MAX_NOTE_LENGTH,
  MAX_NOTES,
} from '#app/flows/domain/values/limits'
import { MAX_RETRIES, MAX_TIME_LIMIT_SECONDS } from '#app/flows/domain/values/limits'
import {
  list,
  nonEmpty,
  object,
  text,
  whole,
  yesNo,
  type Schema,
} from '#app/flows/domain/values/schema'

const ID = nonEmpty(MAX_ID_LENGTH)
const COORDINATE: Schema = { type: 'number', minimum: -MAX_COORDINATE, maximum: MAX_COORDINATE }
const POSITION = object({ x: COORDINATE, y: COORDINATE })
const POLICY = object(
  { retries: whole(0, MAX_RETRIES), timeLimitSeconds: whole(1, MAX_TIME_LIMIT_SECONDS) },
  ['retries', 'timeLimitSeconds']
)
const ANY_SETTINGS: Schema = { type: 'object', additionalProperties: true }

/** A node whose kind and settings are as given. */
export const nodeSchema = (kind: Schema, settings: Schema): Schema =>
  object(
    {
      ...{ id: ID, kind, name: text(MAX_NAME_LENGTH), settings },
      ...{ parent: ID, position: POSITION, policy: POLICY },
      ...{ comment: text(MAX_NOTE_LENGTH), group: ID },
    },
    ['parent', 'position', 'policy', 'comment', 'group']
  )

/** A graph whose nodes are as given. */
export const graphSchema = (node: Schema): Schema =>
  object(
    {
      format: whole(GRAPH_FORMAT, GRAPH_FORMAT),
      nodes: list(node, MAX_DRAFT_NODES),
      edges: list(object({ from: ID, port: ID, to: ID }), MAX_EDGES),
      notes: list(
        object({ id: ID, text: text(MAX_NOTE_LENGTH), position: POSITION }, ['position']),
        MAX_NOTES
      ),
      groups: list(object({ id: ID, name: text(MAX_NAME_LENGTH), isCollapsed: yesNo }), MAX_GROUPS),
    },
    ['groups']
  )

/** What every graph looks like, whatever its kinds and settings. */
export const GRAPH_SHAPE = graphSchema(nodeSchema(text(MAX_ID_LENGTH), ANY_SETTINGS))
