import { Tooltip } from '#frontend/components/overlays/tooltip'
import { type FigureName, textOf } from '#frontend/features/admin/analytics/charts'
import type { Figures } from '#frontend/features/admin/analytics/use_analytics'
import { t } from '#frontend/lib/texts'

interface Props {
  names: readonly FigureName[]
  total: Figures
}

/** The numbers of all days together. Each says on hover or focus what it counts. */
export function FigureList({ names, total }: Props) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {names.map((name) => (
        <li key={name}>
          <Tooltip text={t(`analytics.methods.${name}`)}>
            <span tabIndex={0} className="inline-block min-h-6 rounded-control">
              <span className="block text-xs text-muted">{t(`analytics.figures.${name}`)}</span>
              <span className="text-xl tabular-nums">{textOf(name, total)}</span>
            </span>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}
