import type { FlowNode, Note } from '#app/flows/domain/graph/graph'
import type { Size } from '#frontend/features/flows/builder/canvas/layout/box'
import { shownPorts } from '#frontend/features/flows/builder/canvas/layout/shown_ports'

/** In pixels at zoom 1. Sizes are computed, so that nothing has to be measured before it is drawn. */
export const STEP_WIDTH = 260
/** The part of a step above its ports. Edges arrive at its middle. */
export const HEAD_HEIGHT = 84
export const PORT_HEIGHT = 28
const PORTS_END = 8
export const FRAME_PADDING = { side: 28, top: HEAD_HEIGHT + 24 }
export const GROUP_PADDING = { side: 20, top: 48 }
export const BETWEEN_RANKS = 64
export const BETWEEN_STEPS = 32
/** Where a line of steps goes on below itself. */
export const BETWEEN_ROWS = 64

const NOTE_WIDTH = 216
const NOTE_LINE_LENGTH = 28

export function stepSize(node: FlowNode, used?: string): Size {
  const { main } = shownPorts(node, used)
  const ports = main.length > 1 ? main.length * PORT_HEIGHT + PORTS_END : 0
  return { width: STEP_WIDTH, height: HEAD_HEIGHT + ports }
}

/** What a For each without steps encloses. */
export const EMPTY_FRAME: Size = {
  width: STEP_WIDTH + 2 * FRAME_PADDING.side,
  height: FRAME_PADDING.top + HEAD_HEIGHT + FRAME_PADDING.side,
}

export const GROUP_BOX: Size = { width: STEP_WIDTH, height: HEAD_HEIGHT }

export function noteSize({ text }: Note): Size {
  const lines = text
    .slice(0, 1_000)
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / NOTE_LINE_LENGTH)), 0)
  return { width: NOTE_WIDTH, height: Math.min(320, Math.max(4, lines) * 20 + 44) }
}

/** Where the edge of a port starts, from the top of its step. */
export const portTop = (index: number, count: number): number =>
  count === 1 ? HEAD_HEIGHT / 2 : HEAD_HEIGHT + PORT_HEIGHT * (index + 0.5)
