import type { Retries } from '#app/core/jobs/define_job'

/**
 * Milliseconds until a job that failed this many times runs again, or null when it does not.
 * @param random from 0 to 1; it spreads jobs that failed together over half of the pause
 */
export function retryPause(
  { most, firstPauseMs, maxPauseMs }: Retries,
  failures: number,
  random: number
): number | null {
  if (failures > most) return null
  const pause = Math.min(firstPauseMs * 2 ** (failures - 1), maxPauseMs)
  return Math.round(pause * (0.5 + random / 2))
}
