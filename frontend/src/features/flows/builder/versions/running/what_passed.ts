import type { FlowNode } from '#app/flows/domain/graph/graph'
import type { AskSettings } from '#app/flows/domain/graph/settings'
import { textOf } from '#app/flows/domain/graph/variables'
import { opening } from '#app/flows/domain/kinds/node_kind'
import type { Value } from '#app/flows/domain/values/value'
import type { OpenRun, Step } from '#frontend/features/flows/flows_api'
import { t } from '#frontend/lib/texts'

/** UTF-16 units. */
const MAX_LENGTH = 24
/** UTF-16 units of one value that are looked at. */
const MAX_READ_LENGTH = 200
/** Of an object that are looked at. */
const MAX_FIELDS = 10

/**
 * What went on from a step, in a few words on one line; empty where it gave nothing. Takes the same time however much
 * the step gave.
 * @param steps what is known of the step: inside a For each, of each item
 */
export function whatPassed(
  node: FlowNode,
  steps: readonly Pick<Step, 'output'>[],
  inputs: OpenRun['inputs']
): string {
  if (steps.length > 1) return itemsText(steps.length)
  const values = node.kind === 'ask' ? answersOf(node, inputs) : fieldsOf(steps[0].output)
  const texts = values.map(beginningOf).filter((text) => text.trim() !== '')
  return opening(texts.join(', '), '', MAX_LENGTH)
}

function answersOf({ settings }: FlowNode, inputs: OpenRun['inputs']): Value[] {
  const { fields = [] } = settings as Partial<AskSettings>
  return fields.flatMap(({ name }) => (Object.hasOwn(inputs, name) ? [inputs[name]] : []))
}

const fieldsOf = (output: Value): Value[] =>
  isSingle(output) ? [output] : Object.values(output).slice(0, MAX_FIELDS)

const isSingle = (value: Value) =>
  value === null || typeof value !== 'object' || Array.isArray(value)

function beginningOf(value: Value): string {
  if (Array.isArray(value)) return itemsText(value.length)
  if (typeof value === 'object') return ''
  return textOf(value).trimStart().slice(0, MAX_READ_LENGTH)
}

const itemsText = (count: number): string => t('canvas.items', { count })
