import type { Change, FieldChange } from '#app/flows/domain/editing/changes'
import { changesBetween } from '#app/flows/domain/editing/changes_between'
import { describeChanges, settingWord } from '#app/flows/domain/editing/describe_changes'
import type { FlowEdge, FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import type { Value } from '#app/flows/domain/values/value'
import { textOf } from '#app/flows/domain/graph/variables'
import {
  type DiffMark,
  type EdgeMark,
  edgeKey,
  type StepMark,
} from '#frontend/features/flows/builder/canvas/step_mark'

/** A field that has different values in two graphs. */
export interface FieldDifference {
  /** Unique in its comparison. */
  key: string
  /** What its step is called; empty for a note or a group. */
  step: string
  field: string
  before: string
  after: string
}

export interface Comparison {
  /** Everything that is in either graph, to be shown on one canvas. */
  graph: FlowGraph
  marks: Map<string, StepMark>
  edgeMarks: Map<string, EdgeMark>
  sentences: string[]
  fields: FieldDifference[]
}

const isShown = (change: Change): change is FieldChange =>
  change.type === 'set' && change.path[0] !== 'position'

/** What differs between two graphs, as sentences, as marks on a canvas, and field by field. */
export function compareGraphs(before: FlowGraph, after: FlowGraph): Comparison {
  const changes = changesBetween(before, after)
  return {
    graph: united(before, after, changes),
    marks: marksOf(changes),
    edgeMarks: edgeMarksOf(changes),
    sentences: describeChanges(before, after),
    fields: changes.filter(isShown).map((change) => differenceOf(change, after)),
  }
}

function united(before: FlowGraph, after: FlowGraph, changes: Change[]): FlowGraph {
  const removed = (list: 'nodes' | 'edges') =>
    changes.flatMap((change) =>
      change.type === 'remove' && change.list === list ? change.item : []
    )
  const edges = removed('edges') as unknown as FlowEdge[]
  return {
    ...after,
    nodes: [...after.nodes, ...(removed('nodes') as unknown as FlowNode[])],
    edges: [...after.edges, ...edges],
    groups: [
      ...(after.groups ?? []),
      ...(before.groups ?? []).filter(({ id }) => !after.groups?.some((one) => one.id === id)),
    ],
  }
}

function marksOf(changes: Change[]): Map<string, StepMark> {
  const marks = new Map<string, StepMark>()
  for (const change of changes) {
    if (change.list !== 'nodes' || change.type === 'order') continue
    if (change.type !== 'set') marks.set(String(change.item.id), { diff: MARKS[change.type] })
    else if (isShown(change)) marks.set(change.key, { diff: 'changed' })
  }
  return marks
}

const MARKS = { insert: 'added', remove: 'removed' } as const satisfies Record<string, DiffMark>

function edgeMarksOf(changes: Change[]): Map<string, EdgeMark> {
  const marks = new Map<string, EdgeMark>()
  for (const { list, ...change } of changes)
    if (list === 'edges' && (change.type === 'insert' || change.type === 'remove'))
      marks.set(edgeKey(change.item as unknown as FlowEdge), { diff: MARKS[change.type] })
  return marks
}

function differenceOf({ list, key, path, before, after }: FieldChange, graph: FlowGraph) {
  const step = list === 'nodes' ? graph.nodes.find(({ id }) => id === key)?.name : undefined
  return {
    key: JSON.stringify([list, key, path]),
    step: step ?? '',
    field: settingWord(path.at(-1) ?? ''),
    before: textOf(before as Value | undefined),
    after: textOf(after as Value | undefined),
  }
}
