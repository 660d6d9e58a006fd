import type { ReactNode } from 'react'
import type { Figures } from '#app/ai/domain/figures'
import { costText, countText } from '#frontend/lib/figures'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/usage'

interface Row {
  key: string
  name: ReactNode
  figures: Figures
}

interface Props {
  caption: string
  /** What the first column names. */
  head: string
  rows: readonly Row[]
  sum?: Figures
}

const CELL = 'px-3 py-2 text-right whitespace-nowrap tabular-nums'

/** Figures of calls, a row for each day or model. */
export function FiguresTable({ caption, head, rows, sum }: Props) {
  const heads = ['calls', 'failures', 'inputTokens', 'outputTokens', 'cost'] as const
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="mt-4 card overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="px-3 py-2 text-left font-medium">
              {head}
            </th>
            {heads.map((name) => (
              <th key={name} scope="col" className={`${CELL} font-medium`}>
                {t(`usage.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {rows.map(({ key, name, figures }) => (
            <FiguresRow key={key} name={name} figures={figures} />
          ))}
        </tbody>
        {sum && (
          <tfoot className="border-t border-line font-medium">
            <FiguresRow name={t('usage.sum')} figures={sum} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

function FiguresRow({ name, figures }: Omit<Row, 'key'>) {
  const { calls, failures, inputTokens, outputTokens } = figures
  return (
    <tr>
      <th scope="row" className="px-3 py-2 text-left font-normal whitespace-nowrap">
        {name}
      </th>
      {[calls, failures, inputTokens, outputTokens].map((count, at) => (
        <td key={at} className={CELL}>
          {countText(count)}
        </td>
      ))}
      <td className={CELL}>{costText(figures)}</td>
    </tr>
  )
}
