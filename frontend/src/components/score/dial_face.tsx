const CENTRE = { x: 32, y: 31 }
const RADIUS = 26
const TICKS = [0, 25, 50, 75, 100]

/** The point at `radius` from the centre where `value` (0 to 100) stands on the half circle. */
function pointAt(value: number, radius: number): { x: number; y: number } {
  const angle = Math.PI * (1 - value / 100)
  return {
    x: CENTRE.x + radius * Math.cos(angle),
    y: CENTRE.y - radius * Math.sin(angle),
  }
}

function arcTo(value: number): string {
  const from = pointAt(0, RADIUS)
  const to = pointAt(value, RADIUS)
  return `M${from.x} ${from.y} A${RADIUS} ${RADIUS} 0 0 1 ${to.x.toFixed(2)} ${to.y.toFixed(2)}`
}

/** A gauge: a steel scale, ink as far as it goes, and an ember needle. */
export function DialFace({ value, isLarge }: { value: number; isLarge?: boolean }) {
  const shown = Math.min(100, Math.max(0, value))
  const tip = pointAt(shown, RADIUS - 5)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 52"
      className={isLarge ? 'block h-[65px] w-20' : 'block h-[52px] w-16'}
    >
      <path d={arcTo(100)} fill="none" strokeWidth="3" className="stroke-line" />
      {shown > 0 && <path d={arcTo(shown)} fill="none" strokeWidth="3" className="stroke-ink" />}
      {TICKS.map((tick) => {
        const inner = pointAt(tick, RADIUS + 2.5)
        const outer = pointAt(tick, RADIUS + 4.5)
        return (
          <line
            key={tick}
            x1={inner.x}
            y1={inner.y}
            x2={outer.x}
            y2={outer.y}
            className="stroke-line-strong"
          />
        )
      })}
      <line
        x1={CENTRE.x}
        y1={CENTRE.y}
        x2={tip.x}
        y2={tip.y}
        strokeWidth="2.5"
        strokeLinecap="round"
        className="stroke-ember"
      />
      <circle cx={CENTRE.x} cy={CENTRE.y} r="3" className="fill-ember" />
      <text
        x={CENTRE.x}
        y="50"
        textAnchor="middle"
        className="fill-ink text-sm font-semibold tabular-nums"
      >
        {shown}
      </text>
    </svg>
  )
}
