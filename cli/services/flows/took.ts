const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

interface EndedRun {
  createdAt: string
  endedAt: string | null
  waitedMs: number
}

/** How long a run took, and for how long it only waited for people. */
export function tookOf({ createdAt, endedAt, waitedMs }: EndedRun): string {
  const whole = endedAt ? Date.parse(endedAt) - Date.parse(createdAt) : 0
  const took = `${(Math.max(0, whole - waitedMs) / SECOND_MS).toFixed(1)} s`
  return waitedMs < SECOND_MS ? took : `${took}, waited ${waitText(waitedMs)} for a person`
}

function waitText(milliseconds: number): string {
  if (milliseconds < MINUTE_MS) return `${Math.round(milliseconds / SECOND_MS)} s`
  const minutes = Math.floor(milliseconds / MINUTE_MS)
  const hours = Math.floor(milliseconds / HOUR_MS)
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`
}
