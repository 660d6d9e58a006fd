import vine from '@vinejs/vine'
import { strictObject, text, textOrEmpty } from '#app/core/validation'
import { GRAPH_FORMAT, NODE_KINDS } from '#app/flows/domain/graph'
import {
  MAX_EDGES,
  MAX_GRAPH_LENGTH,
  MAX_ID_LENGTH,
  MAX_NAME_LENGTH,
  MAX_NODES,
  MAX_NOTES,
  MAX_RETRIES,
  MAX_TIME_LIMIT_SECONDS,
} from '#app/flows/domain/limits'

const MAX_NOTE_LENGTH = 5_000
const FAR = 1_000_000

const id = () =>
  vine
    .string()
    .regex(/^[\w-]+$/)
    .maxLength(MAX_ID_LENGTH)
const whole = () => vine.number({ strict: true }).withoutDecimals()
const position = () =>
  strictObject({
    x: vine.number({ strict: true }).range([-FAR, FAR]),
    y: vine.number({ strict: true }).range([-FAR, FAR]),
  }).optional()

const node = () =>
  strictObject({
    id: id(),
    kind: vine.enum(NODE_KINDS),
    name: text(MAX_NAME_LENGTH),
    settings: vine.object({}).allowUnknownProperties(),
    parent: id().optional(),
    position: position(),
    policy: strictObject({
      retries: whole().range([0, MAX_RETRIES]).optional(),
      timeLimitSeconds: whole().range([1, MAX_TIME_LIMIT_SECONDS]).optional(),
    }).optional(),
  })

const shortEnough = vine.createRule((value: unknown, _, field) => {
  if (JSON.stringify(value).length > MAX_GRAPH_LENGTH) {
    field.report('The flow is larger than 1 MB.', 'maxLength', field)
  }
})

/** A graph with the right shape. Whether it can run is another question. */
export const graph = () =>
  strictObject({
    format: vine.literal(GRAPH_FORMAT),
    nodes: vine.array(node()).maxLength(MAX_NODES),
    edges: vine
      .array(strictObject({ from: id(), port: vine.string().maxLength(MAX_ID_LENGTH), to: id() }))
      .maxLength(MAX_EDGES),
    notes: vine
      .array(strictObject({ id: id(), text: textOrEmpty(MAX_NOTE_LENGTH), position: position() }))
      .maxLength(MAX_NOTES),
  }).use(shortEnough())
