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

/** Where zero is, and how high a value is from there. */
function scaleOf(values: number[]) {
  const most = Math.max(...values, 0)
  const all = most - Math.min(...values, 0)
  return {
    zero: all === 0 ? HEIGHT : (most / all) * HEIGHT,
    heightOf: (value: number) =>
      value === 0 ? 0 : Math.max(LEAST, (Math.abs(value) / all) * HEIGHT),
  }
}

/** Bars side by side, from zero to the highest. Those below zero hang from a line. */
export function BarChart({ label, bars, first, last, top }: Props) {
  const { zero, heightOf } = scaleOf(bars.map(({ value }) => value))
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
              y={value > 0 ? zero - heightOf(value) : zero}
              width={WIDTH - 2}
              height={heightOf(value)}
              className="fill-muted"
            />
          </g>
        ))}
        {zero < HEIGHT && (
          <rect y={zero} width={bars.length * WIDTH} height={0.5} className="fill-line" />
        )}
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between text-xs text-muted">
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </figure>
  )
}
