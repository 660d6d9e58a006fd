interface ImprovedPrompt {
  id: string
  title: string
  qualityScore: number | null
  timestamp: string
}

export interface Scored {
  id: string
  title: string
  /** Of 100. */
  score: number
  at: string
}

/** The entries that have a score, the oldest first. @param activities the newest first */
export const scoredOf = (activities: readonly ImprovedPrompt[]): Scored[] =>
  activities
    .flatMap(({ id, title, qualityScore: score, timestamp: at }) =>
      score === null ? [] : [{ id, title, score, at }]
    )
    .toReversed()

/** Fewer scores say nothing about a trend. */
const LEAST_SCORES = 4

export interface ScoreTrend {
  /** The means of the earlier and of the later half, rounded. */
  first: number
  last: number
}

/** How the scores have changed; null where there are too few. */
export function trendOf(scored: readonly Scored[]): ScoreTrend | null {
  if (scored.length < LEAST_SCORES) return null
  const half = Math.floor(scored.length / 2)
  return { first: meanOf(scored.slice(0, half)), last: meanOf(scored.slice(-half)) }
}

const meanOf = (scored: readonly Scored[]): number =>
  Math.round(scored.reduce((sum, { score }) => sum + score, 0) / scored.length)
