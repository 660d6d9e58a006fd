import { Move, RotateCw } from 'lucide-react'
import type { FlowNode } from '#app/flows/domain/graph'
import { MAX_RETRIES, MAX_TIME_LIMIT_SECONDS } from '#app/flows/domain/limits'
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
  { at: 'step', label: 'steps.do.place', icon: Move, act: askForPlace },
]

function askForPlace({ id, name, position }: FlowNode, { ask, run }: ListTools): void {
  ask({
    type: 'form',
    title: t('steps.ask.place', { name }),
    confirm: t('steps.ask.move'),
    fields: [
      {
        ...{ type: 'number', label: t('steps.ask.right'), value: position?.x ?? 0 },
        step: CANVAS_STEP,
      },
      {
        ...{ type: 'number', label: t('steps.ask.down'), value: position?.y ?? 0 },
        step: CANVAS_STEP,
      },
    ],
    onAnswer: ([x, y]) =>
      void run({ type: 'place', nodes: { [id]: { x: Number(x), y: Number(y) } } }),
  })
}
