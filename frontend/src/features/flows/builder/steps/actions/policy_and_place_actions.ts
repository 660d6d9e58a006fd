import { Move, RotateCw } from 'lucide-react'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import {
  MAX_COORDINATE,
  MAX_RETRIES,
  MAX_TIME_LIMIT_SECONDS,
} from '#app/flows/domain/values/limits'
import {
  isUnplaced,
  loadArrange,
} from '#frontend/features/flows/builder/canvas/layout/load_arrange'
import { placesOf, workedOutPlaces } from '#frontend/features/flows/builder/canvas/layout/places'
import type {
  ActionAt,
  ListTools,
} from '#frontend/features/flows/builder/steps/actions/list_action'
import { t } from '#frontend/lib/texts'

export const POLICY: readonly [ActionAt<'step'>] = [
  { at: 'step', label: 'steps.do.policy', icon: RotateCw, act: askForPolicy },
]

function askForPolicy({ id, name, policy = {} }: FlowNode, { ask, run }: ListTools): void {
  ask({
    type: 'form',
    title: t('steps.ask.policy', { name }),
    confirm: t('steps.ask.save'),
    fields: [
      {
        ...{ type: 'number', label: t('steps.ask.retries'), value: policy.retries },
        ...{ min: 0, max: MAX_RETRIES },
      },
      {
        ...{ type: 'number', label: t('steps.ask.timeLimit'), value: policy.timeLimitSeconds },
        ...{ min: 1, max: MAX_TIME_LIMIT_SECONDS },
      },
    ],
    onAnswer: ([retries, timeLimit]) => {
      const given = {
        ...(retries !== '' && { retries: Number(retries) }),
        ...(timeLimit !== '' && { timeLimitSeconds: Number(timeLimit) }),
      }
      if (Object.keys(given).length > 0) run({ type: 'set-policy', id, policy: given })
    },
  })
}

/** As far as an arrow key moves a step on the canvas. */
const CANVAS_STEP = 20

export const PLACE: readonly [ActionAt<'step'>] = [
  {
    at: 'step',
    label: 'steps.do.place',
    icon: Move,
    act: (node, tools) => void askForPlace(node, tools),
  },
]

async function askForPlace({ id, name }: FlowNode, { graph, ask, run }: ListTools): Promise<void> {
  const places = placesOf(graph, isUnplaced(graph) ? await loadArrange() : null)
  const { x: right, y: down } = places.steps.get(id) ?? { x: 0, y: 0 }
  const axis = { min: -MAX_COORDINATE, max: MAX_COORDINATE, step: CANVAS_STEP, isRequired: true }
  ask({
    type: 'form',
    title: t('steps.ask.place', { name }),
    confirm: t('steps.ask.move'),
    fields: [
      { ...axis, type: 'number', label: t('steps.ask.right'), value: Math.round(right) },
      { ...axis, type: 'number', label: t('steps.ask.down'), value: Math.round(down) },
    ],
    onAnswer: ([x, y]) => {
      const others = workedOutPlaces(graph, places)
      run({ type: 'place', nodes: { ...others, [id]: { x: Number(x), y: Number(y) } } })
    },
  })
}
