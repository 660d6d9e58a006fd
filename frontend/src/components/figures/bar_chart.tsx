export interface Bar {
  key: string
  value: number
  /** What it says when it is pointed at. */
  text: string
}

interface Props {
  /** All that the chart says, in one sentence; a table beside it holds each figure. */
  label: string
  bars: readonly Bar[]
  /** What stands under the first and the last bar, and beside the top. */
  first: string
  last: string
  top: string
}

const WIDTH = 10
const HEIGHT = 100
/** So that the smallest value is seen. */
const LEAST = 2

/** Bars side by side, from zero to the highest. */
export function BarChart({ label, bars, first, last, top }: Props) {
  const most = Math.max(...bars.map(({ value }) => value), 0)
  const heightOf = (value: number) =>
    value === 0 || most === 0 ? 0 : Math.max(LEAST, (value / most) * HEIGHT)
  return (
    <figure>
      <p aria-hidden="true" className="text-xs text-muted tabular-nums">
        {top}
      </p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-1 h-36 w-full border-y border-line"
      >
        {bars.map(({ key, value, text }, at) => (
          <g key={key}>
            <title>{text}</title>
            <rect x={at * WIDTH} width={WIDTH} height={HEIGHT} className="fill-transparent" />
            <rect
              x={at * WIDTH + 1}
              y={HEIGHT - heightOf(value)}
              width={WIDTH - 2}
              height={heightOf(value)}
              className="fill-muted"
            />
          </g>
        ))}
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between text-xs text-muted">
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </figure>
  )
}
