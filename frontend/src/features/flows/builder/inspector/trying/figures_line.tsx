import {
  stepFigures,
  type StepFigures,
} from '#frontend/features/flows/builder/inspector/trying/step_figures'
import { costParts, timeText, tokenText } from '#frontend/features/flows/amounts'
import type { Step } from '#frontend/features/flows/flows_api'
import { t } from '#frontend/lib/texts'

interface Props {
  steps: readonly Step[]
  isTry?: boolean
}

/** The time and the cost of a step in a run, in one line. */
export function FiguresLine({ steps, isTry = false }: Props) {
  const figures = stepFigures(steps)
  if (!figures) return null
  const parts = partsOf(figures).join(' · ')
  return (
    <p className="text-xs text-muted">
      {t(isTry ? 'inspector.try.took' : 'inspector.try.lastRun', { parts })}
    </p>
  )
}

const partsOf = ({ count, milliseconds, tokens, cost }: StepFigures): string[] => [
  ...(count > 1 ? [t('inspector.try.times', { count })] : []),
  timeText(milliseconds),
  ...(tokens > 0 ? [tokenText(tokens)] : []),
  ...costParts(cost),
]
