import type { FlowGraph, FlowNode, Group } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Problem } from '#app/flows/domain/checks/problems'
import type { Box } from '#frontend/features/flows/builder/canvas/layout/box'
import { withInner } from '#app/flows/domain/graph/inner_steps'
import type { Places } from '#frontend/features/flows/builder/canvas/layout/places'
import { shownPorts, usedPorts } from '#frontend/features/flows/builder/canvas/layout/shown_ports'
import {
  type CanvasNode,
  type FrameNode,
  groupNodeId,
  noteNodeId,
  type StepData,
  type StepNode,
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
  return graph.nodes.flatMap((node): CanvasNode[] | CanvasNode => {
    const { id } = node
    const box = places.steps.get(id)
    if (hidden.has(id) || seen.has(id) || !box) return []
    seen.add(id)
    return stepNode(node, {
      ...{ box, used: used.get(id) ?? '', sentences: sentences.get(id) ?? NO_SENTENCES },
      ...{ mark: marks.get(id), isSelected: selected.has(id) },
      zIndex: node.kind === 'for-each' ? BEHIND + 2 * depthOf(id, places) : 0,
    })
  })
}

interface StepLook {
  box: Box
  used: string
  sentences: string[]
  mark: StepMark | undefined
  isSelected: boolean
  zIndex: number
}

const NO_SENTENCES: string[] = []
const drawn = new WeakMap<FlowNode, StepNode | FrameNode>()

/** Returns the same object as before if the step looks the same, so that an edit only draws the changed steps. */
function stepNode(node: FlowNode, look: StepLook): CanvasNode {
  const before = drawn.get(node)
  const problems = look.sentences.join('\n')
  if (before && looksLike(before, look, problems)) return before
  const { box, used, sentences, mark, isSelected, zIndex } = look
  const data: StepData = { node, ports: shownPorts(node, used), used, problems, mark }
  const next: StepNode | FrameNode = {
    ...{ id: node.id, type: node.kind === 'for-each' ? 'frame' : 'step', data, ...framed(box) },
    handles: stepHandles(box, data.ports),
    ariaLabel: labelOf(node, sentences),
    ...{ selected: isSelected, zIndex },
  }
  drawn.set(node, next)
  return next
}

const looksLike = (
  { data, position, width, height, selected, zIndex }: StepNode | FrameNode,
  look: StepLook,
  problems: string
): boolean =>
  position.x === look.box.x &&
  position.y === look.box.y &&
  width === look.box.width &&
  height === look.box.height &&
  selected === look.isSelected &&
  zIndex === look.zIndex &&
  data.used === look.used &&
  data.problems === problems &&
  data.mark === look.mark

/** What a step is called for those who do not see it. */
function labelOf(node: FlowNode, sentences: readonly string[]): string {
  const step = t('canvas.step', { kind: kindOf(node.kind).title, name: node.name })
  const [first] = sentences
  if (first === undefined) return step
  return t('canvas.stepProblems', { step, count: sentences.length, first })
}

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
    const steps = [...withInner(containers.inner, members)]
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
    containers.inner,
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
