import type { FlowGraph, FlowNode, Group } from '#app/flows/domain/graph'
import { kindOf } from '#app/flows/domain/node_kinds'
import type { Problem } from '#app/flows/domain/problems'
import type { Box } from '#frontend/features/flows/builder/canvas/layout/box'
import { withInner } from '#frontend/features/flows/builder/canvas/layout/containers'
import type { Places } from '#frontend/features/flows/builder/canvas/layout/places'
import { shownPorts, usedPorts } from '#frontend/features/flows/builder/canvas/layout/shown_ports'
import {
  type CanvasNode,
  groupNodeId,
  noteNodeId,
  type StepData,
} from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import { BOX_HANDLES, stepHandles } from '#frontend/features/flows/builder/canvas/mapping/handles'
import { t } from '#frontend/lib/texts'
import type { StepMark } from '#frontend/features/flows/builder/canvas/step_mark'

export interface Shown {
  graph: FlowGraph
  places: Places
  problems: readonly Problem[]
  marks: ReadonlyMap<string, StepMark>
  selected: ReadonlySet<string>
}

/** Containers are behind their steps: the outer ones furthest. */
const BEHIND = -100

/** The flow as the nodes of React Flow. */
export function canvasNodes(shown: Shown): CanvasNode[] {
  const hidden = hiddenSteps(shown)
  const sentences = sentencesOf(shown.problems)
  const steps = stepNodes(shown, hidden, sentences)
  return [...groupNodes(shown, hidden, sentences), ...steps, ...noteNodes(shown)]
}

const framed = ({ x, y, width, height }: Box) => ({
  position: { x, y },
  ...{ width, height, measured: { width, height } },
})

function stepNodes(
  { graph, places, marks, selected }: Shown,
  hidden: ReadonlySet<string>,
  sentences: ReadonlyMap<string, string[]>
): CanvasNode[] {
  const used = usedPorts(graph.edges)
  const seen = new Set<string>()
  return graph.nodes.flatMap((node): CanvasNode[] => {
    const box = places.steps.get(node.id)
    if (hidden.has(node.id) || seen.has(node.id) || !box) return []
    seen.add(node.id)
    const data = dataOf(node, used.get(node.id), sentences.get(node.id), marks.get(node.id))
    const isFrame = node.kind === 'for-each'
    return [
      {
        ...{ id: node.id, type: isFrame ? 'frame' : 'step', data, ...framed(box) },
        handles: stepHandles(box, data.ports),
        ariaLabel: labelOf(node, sentences.get(node.id)),
        selected: selected.has(node.id),
        zIndex: isFrame ? BEHIND + 2 * depthOf(node.id, places) : 0,
      },
    ]
  })
}

const knownLabels = new WeakMap<FlowNode, { problems: string; label: string }>()

/** What a step is called for those who do not see it. */
function labelOf(node: FlowNode, sentences: readonly string[] = []): string {
  const problems = sentences.join('\n')
  const before = knownLabels.get(node)
  if (before?.problems === problems) return before.label
  const step = t('canvas.step', { kind: kindOf(node.kind).title, name: node.name })
  const [first] = sentences
  const label =
    first === undefined ? step : t('canvas.stepProblems', { step, count: sentences.length, first })
  knownLabels.set(node, { problems, label })
  return label
}

const NONE_USED: ReadonlySet<string> = new Set()

const dataOf = (
  node: FlowNode,
  used: ReadonlySet<string> = NONE_USED,
  sentences: string[] = [],
  mark: StepMark | undefined
): StepData => ({
  node,
  ports: shownPorts(node, used),
  used: [...used].join('\n'),
  problems: sentences.join('\n'),
  mark,
})

function depthOf(id: string, { containers }: Places): number {
  let depth = 0
  for (let at = containers.parentOf.get(id); at !== undefined; at = containers.parentOf.get(at))
    depth += 1
  return depth
}

function groupNodes(
  shown: Shown,
  hidden: ReadonlySet<string>,
  sentences: ReadonlyMap<string, string[]>
): CanvasNode[] {
  const { graph, places, selected } = shown
  const { containers } = places
  return (graph.groups ?? []).flatMap((group): CanvasNode[] => {
    const box = places.groups.get(group.id)
    const members = containers.groupMembers.get(group.id) ?? []
    const [first] = members
    if (!box || first === undefined || isHiddenGroup(group, first, hidden, places)) return []
    const steps = [...withInner(containers, members)]
    const problemCount = steps.reduce((sum, id) => sum + (sentences.get(id)?.length ?? 0), 0)
    return [
      {
        ...{ id: groupNodeId(group.id), ...framed(box) },
        data: { group, count: members.length, problemCount },
        ...(group.isCollapsed
          ? { type: 'box', handles: BOX_HANDLES, zIndex: 0 }
          : { type: 'group', zIndex: BEHIND + 2 * depthOf(first, places) - 1 }),
        selected: members.every((id) => selected.has(id)),
        selectable: false,
      },
    ]
  })
}

/** Whether a group stands in a For each of a collapsed group, or is an open group of one. */
function isHiddenGroup(
  { isCollapsed }: Group,
  member: string,
  hidden: ReadonlySet<string>,
  { containers }: Places
): boolean {
  const parent = containers.parentOf.get(member)
  return isCollapsed ? parent !== undefined && hidden.has(parent) : hidden.has(member)
}

const noteNodes = ({ graph, places, selected }: Shown): CanvasNode[] =>
  graph.notes.flatMap((note): CanvasNode[] => {
    const box = places.notes.get(note.id)
    if (!box) return []
    return [
      {
        ...{ id: noteNodeId(note.id), type: 'note', data: { note }, ...framed(box) },
        selected: selected.has(note.id),
        zIndex: 1,
      },
    ]
  })

/** The steps of collapsed groups, with what is inside them. */
export function hiddenSteps({ graph, places }: Pick<Shown, 'graph' | 'places'>): Set<string> {
  const { containers } = places
  const collapsed = (graph.groups ?? []).filter(({ isCollapsed }) => isCollapsed)
  return withInner(
    containers,
    collapsed.flatMap(({ id }) => containers.groupMembers.get(id) ?? [])
  )
}

function sentencesOf(problems: readonly Problem[]): Map<string, string[]> {
  const sentences = new Map<string, string[]>()
  for (const { nodeId, sentence } of problems) {
    if (nodeId === undefined) continue
    const known = sentences.get(nodeId)
    if (known) known.push(sentence)
    else sentences.set(nodeId, [sentence])
  }
  return sentences
}

/** Whether React Flow would draw two nodes alike. */
export function isSameNode(one: CanvasNode, other: CanvasNode): boolean {
  return (
    one.type === other.type &&
    one.data === other.data &&
    one.selected === other.selected &&
    one.zIndex === other.zIndex &&
    one.ariaLabel === other.ariaLabel &&
    one.position.x === other.position.x &&
    one.position.y === other.position.y &&
    one.width === other.width &&
    one.height === other.height
  )
}
