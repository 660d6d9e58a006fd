import type { Clause } from '#app/prompts/domain/goals/clauses/clause'

/**
 * "A flow for reviewing contracts: find risky clauses, rate each risk": what follows the colon says what to do. What
 * stands before it is no work of its own, but names what the work is about.
 */
export const withoutFrames = (clauses: Clause[]): Clause[] =>
  clauses.map((clause, at): Clause => {
    if (!clause.isBeforeColon || clause.kind !== 'job') return clause
    const rest = clauses.slice(at + 1).filter(({ sentence }) => sentence === clause.sentence)
    const isFrame = rest[0]?.kind === 'give' || rest.filter(({ kind }) => kind === 'job').length > 1
    return isFrame ? { ...clause, kind: 'frame' } : clause
  })
