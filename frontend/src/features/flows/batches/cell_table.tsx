import type { ReactNode } from 'react'

interface Props {
  caption: string
  /** The first one heads the first cell of each row. */
  headers: readonly string[]
  rows: readonly { key: number; cells: readonly ReactNode[] }[]
}

const CELL = 'max-w-64 truncate px-3 py-2 text-left align-top'

/** A table of short cells, which is scrolled where it is wider than its place. */
export function CellTable({ caption, headers, rows }: Props) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="mt-3 card overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-muted">
          <tr>
            {headers.map((header, at) => (
              <th key={at} scope="col" className={`${CELL} font-medium whitespace-nowrap`}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row" className={`${CELL} font-normal tabular-nums`}>
                {first}
              </th>
              {rest.map((cell, at) => (
                <td key={at} className={CELL}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
