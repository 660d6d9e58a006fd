import { atLeast, atMost, type Figure } from '../bench/figure.js'
import { closingSets, type ReadRequest } from './data.js'

/**
 * What two readers said, independently of each other, of requests that were written without knowledge of the engine: each
 * saw the request and its recommended variant unlabeled, in either order. A request that was left alone counts as the same
 * and as right. The texts stand in the data as they were read; they are never developed on. Means of both readers.
 */
export function readerFigures(show: (line: string) => void): Figure[] {
  return ['a', 'b'].flatMap((set) => {
    const requests = closingSets().filter((one) => one.set === set)
    for (const { id, original, readings } of requests)
      for (const { verdict, why } of readings)
        if (verdict === 'worse') show(`  ${id} is worse: ${original.slice(0, 60)} (${why})`)
    return [
      atLeast(
        37,
        `closing set ${set}, of 40: the right kind of work, or silent`,
        rightIn(requests),
        ''
      ),
      atMost(
        2,
        `closing set ${set}, of 40: worse than the request`,
        countOf(requests, 'worse'),
        ''
      ),
      atLeast(
        22,
        `closing set ${set}, of 40: better than the request`,
        countOf(requests, 'better'),
        ''
      ),
    ]
  })
}

const countOf = (requests: ReadRequest[], verdict: string) =>
  meanOf(requests, (reading) => reading.verdict === verdict)

const rightIn = (requests: ReadRequest[]) =>
  requests.length - meanOf(requests, ({ wrongKind }) => wrongKind)

/** Requests of which it holds, a reader counting one half. */
const meanOf = (requests: ReadRequest[], holds: (reading: ReadRequest['readings'][0]) => boolean) =>
  requests.reduce((all, { readings }) => all + readings.filter(holds).length / 2, 0)
