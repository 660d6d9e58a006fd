import { ArrowDown, ArrowUp, CornerDownRight, ListOrdered, LogOut } from 'lucide-react'
import { forEachesFor, movesOut } from '#app/flows/domain/editing/edits_of_steps'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { innerSteps, withInner } from '#app/flows/domain/graph/inner_steps'
import {
  type ActionAt,
  focusOf,
  type ListTools,
} from '#frontend/features/flows/builder/steps/actions/list_action'
import { neighbor } from '#frontend/features/flows/builder/steps/running_order'
import { inOrder } from '#frontend/features/flows/run_steps/in_order'
import { t } from '#frontend/lib/texts'

export const MOVE_BEHIND: readonly [ActionAt<'step'>, ...ActionAt<'step'>[]] = [
  {
    at: 'step',
    label: 'steps.do.up',
    icon: ArrowUp,
    fits: (node, graph) => neighbor(graph, node, -1) !== undefined,
    act: (node, tools) => moveBy(node, -1, tools),
  },
  {
    at: 'step',
    label: 'steps.do.down',
    icon: ArrowDown,
    fits: (node, graph) => neighbor(graph, node, 1) !== undefined,
    act: (node, tools) => moveBy(node, 1, tools),
  },
  {
    at: 'step',
    label: 'steps.do.behind',
    icon: ListOrdered,
    fits: (_, { nodes }) => nodes.length > 1,
    act: askForPlace,
  },
]

/** Moves a step down, or up: then the one before it goes behind it. */
export function moveBy(node: FlowNode, by: -1 | 1, { graph, run }: ListTools): void {
  const other = neighbor(graph, node, by)
  if (!other) return
  const [moved, after] = by === 1 ? [node, other] : [other, node]
  run({ type: 'move-behind', id: moved.id, after: after.id }, focusOf('step', node.id))
}

const BEGINNING = ''

function askForPlace(node: FlowNode, { graph, ask, run }: ListTools): void {
  const { id, name } = node
  const inner = withInner(innerSteps(graph.nodes), [id])
  const targets = inOrder(graph).filter((one) => !inner.has(one.id))
  ask({
    type: 'form',
    title: t('steps.ask.behindStep', { name }),
    confirm: t('steps.ask.move'),
    fields: [
      {
        type: 'choice',
        label: t('steps.ask.behindTarget'),
        options: [
          { value: BEGINNING, label: t('steps.ask.beginning') },
          ...targets.map((one) => ({ value: one.id, label: one.name })),
        ],
      },
    ],
    onAnswer: ([after]) =>
      void run(
        { type: 'move-behind', id, after: after === BEGINNING ? null : after },
        focusOf('step', id)
      ),
  })
}

/** Moves steps out of their For eachs. */
function moveOut(ids: readonly string[], { graph, run }: ListTools, focus?: string): void {
  for (const [at, command] of movesOut(graph, ids).entries()) run(command, focus, at > 0)
}

export const MOVE_INTO: readonly [ActionAt<'step'>, ...(ActionAt<'step'> | ActionAt<'chosen'>)[]] =
  [
    {
      at: 'step',
      label: 'steps.do.into',
      icon: CornerDownRight,
      fits: ({ id }, graph) => forEachesFor(graph, [id]).length > 0,
      act: ({ id }, tools) => askForForEach([id], tools),
    },
    {
      at: 'step',
      label: 'steps.do.out',
      icon: LogOut,
      fits: ({ parent }) => parent !== undefined,
      act: ({ id }, tools) => moveOut([id], tools, focusOf('step', id)),
    },
    {
      at: 'chosen',
      label: 'steps.do.into',
      icon: CornerDownRight,
      fits: (ids, graph) => forEachesFor(graph, ids).length > 0,
      act: (ids, tools) => askForForEach(ids, tools),
    },
    {
      at: 'chosen',
      label: 'steps.do.out',
      icon: LogOut,
      fits: (ids, graph) => movesOut(graph, ids).length > 0,
      act: (ids, tools) => moveOut(ids, tools),
    },
  ]

function askForForEach(ids: readonly string[], { graph, ask, run }: ListTools): void {
  const options = forEachesFor(graph, ids).map(({ id, name }) => ({ value: id, label: name }))
  ask({
    type: 'form',
    title: t('steps.ask.intoForEach'),
    confirm: t('steps.ask.move'),
    fields: [{ type: 'choice', label: t('steps.ask.forEach'), options }],
    onAnswer: ([outer]) =>
      void run({ type: 'move-into', ids: [...ids], parent: outer }, focusOf('step', ids[0])),
  })
}
