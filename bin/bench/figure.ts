export interface Figure {
  name: string
  value: number
  unit: string
  bar: number
  ok: boolean
}

const rounded = (value: number) => Number(value.toPrecision(4))

/** A figure that must not be above its bar. */
export function atMost(bar: number, name: string, value: number, unit: string): Figure {
  return { name, value: rounded(value), unit, bar: rounded(bar), ok: value <= bar }
}

/** A figure that must not be below its bar. */
export function atLeast(bar: number, name: string, value: number, unit: string): Figure {
  return { name, value: rounded(value), unit, bar: rounded(bar), ok: value >= bar }
}

export function median(values: number[]): number {
  return percentile(values, 50)
}

/** The smallest value that `share` percent of all values do not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)]
}
