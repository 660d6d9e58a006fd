/** From when until when something lasted, in milliseconds since 1970. */
export type Span = readonly [from: number, to: number]

/**
 * For how long a run did nothing but wait for people.
 * @param run from its start to its end
 * @param waits of steps that ask a person
 * @param work of all other steps, as far as they are no wrapping for steps of their own
 * @returns milliseconds
 */
export function waitedForPeople(run: Span, waits: readonly Span[], work: readonly Span[]): number {
  const within = ([from, to]: Span): Span => [Math.max(from, run[0]), Math.min(to, run[1])]
  const changes = [
    ...waits.map(within).flatMap((span) => changesOf(span, 'waits')),
    ...work.map(within).flatMap((span) => changesOf(span, 'work')),
  ].sort((one, other) => one.at - other.at)
  const open = { waits: 0, work: 0 }
  let waited = 0
  let last = run[0]
  for (const { at, of, by } of changes) {
    if (open.waits > 0 && open.work === 0) waited += at - last
    last = at
    open[of] += by
  }
  return waited
}

type Kind = 'waits' | 'work'

const changesOf = ([from, to]: Span, of: Kind) =>
  from < to
    ? [
        { at: from, of, by: 1 },
        { at: to, of, by: -1 },
      ]
    : []
