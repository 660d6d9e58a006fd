import { useMemo, useState } from 'react'
import { findNode } from '#app/flows/domain/editing/graph_parts'
import { isNodeKind, kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Position } from '#app/flows/domain/graph/graph'
import type { CanvasState } from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import {
  nextPort,
  type StepRequest,
} from '#frontend/features/flows/builder/canvas/editing/add_step'
import { refusalOf } from '#frontend/features/flows/builder/canvas/editing/edits'
import { shownPorts } from '#frontend/features/flows/builder/canvas/layout/shown_ports'
import { STEP_ICONS } from '#frontend/features/flows/builder/canvas/nodes/step_icon'
import type { PickerContent } from '#frontend/features/flows/builder/canvas/tools/picker'
import type { CanvasActions } from '#frontend/features/flows/builder/canvas/use_canvas_actions'
import type { View } from '#frontend/features/flows/builder/canvas/view/use_view'
import { t } from '#frontend/lib/texts'

/** What is open above the canvas. Points count from the top left of the window. */
export type Overlay =
  | { type: 'picker'; at: Position; content: PickerContent }
  | { type: 'step-menu'; at: Position; id: string; opener: HTMLElement | null }
  | { type: 'canvas-menu'; at: Position }

/** The menus and lists of the canvas, and what opens them. */
export function useOverlay(read: () => CanvasState, actions: CanvasActions, view: View) {
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  const openers = useMemo(() => {
    const pick = (at: Position, content: PickerContent) =>
      setOverlay({ type: 'picker', at, content })
    const addBy = (title: string, request: StepRequest, at: Position) =>
      pick(at, {
        ...{ title, placeholder: t('canvas.palette.search'), none: t('canvas.palette.none') },
        items: 'kinds',
        onChoose: (kind) => isNodeKind(kind) && actions.add(kind, request),
      })
    return {
      close: () => setOverlay(null),
      openMenu: (id: string, at: Position, opener: HTMLElement | null) =>
        setOverlay({ type: 'step-menu', id, at, opener }),
      openCanvasMenu: (at: Position) => setOverlay({ type: 'canvas-menu', at }),
      addHere: (at: Position) => addBy(t('canvas.add.here'), { at: view.toCanvas(at) }, at),
      addAt: (after: { from: string; port: string }, at: Position, place?: Position) =>
        addBy(
          t('canvas.add.after', { name: actions.nameOf(after.from) }),
          { after, at: place },
          at
        ),
      addAfter: (id: string, at: Position) => {
        const after = nextPort(read().graph, id)
        if (after) addBy(t('canvas.add.after', { name: actions.nameOf(id) }), { after }, at)
      },
      addInside: (parent: string, at: Position) =>
        addBy(t('canvas.add.inside', { name: actions.nameOf(parent) }), { parent }, at),
      connectTo: (id: string, at: Position) => pick(at, connections(read(), actions, id)),
      find: (at: Position, onFound: (id: string) => void) => pick(at, steps(read(), onFound)),
    }
  }, [read, actions, view])
  return { overlay, openers }
}

function steps({ graph }: CanvasState, onChoose: (id: string) => void): PickerContent {
  return {
    ...{ title: t('canvas.find.title'), placeholder: t('canvas.find.search') },
    none: t('canvas.find.none'),
    items: graph.nodes.map(({ id, kind, name }) => ({
      ...{ id, label: name, hint: kindOf(kind).title, icon: STEP_ICONS[kind] },
    })),
    onChoose,
  }
}

/** All steps that may follow a step, at each of its ports. */
function connections({ graph }: CanvasState, actions: CanvasActions, from: string): PickerContent {
  const node = findNode(graph, from)
  const { main, failed } = node ? shownPorts(node) : { main: [], failed: null }
  const ports = failed ? [...main, failed] : main
  const edges = ports.flatMap(({ id: port, label }) =>
    graph.nodes
      .map((target) => ({ edge: { from, port, to: target.id }, target, label }))
      .filter(({ edge }) => refusalOf(graph, edge) === null)
  )
  return {
    ...{ title: t('canvas.connect.title', { name: actions.nameOf(from) }) },
    ...{ placeholder: t('canvas.connect.search'), none: t('canvas.connect.none') },
    items: edges.map(({ target, label }, at) => ({
      ...{ id: String(at), label: target.name, icon: STEP_ICONS[target.kind] },
      ...(ports.length > 1 && { hint: label }),
    })),
    onChoose: (at) => {
      const chosen = edges[Number(at)]
      if (chosen) actions.connect(chosen.edge)
    },
  }
}
