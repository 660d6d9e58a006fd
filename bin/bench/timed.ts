import { median } from './figure.js'

const AT_ONCE = 10

/** The median of so many calls, one after the other, in milliseconds. */
export async function timed(count: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn++) {
    const begin = performance.now()
    await work()
    times.push(performance.now() - begin)
  }
  return median(times)
}

/** Milliseconds per call, ten at once. */
export async function timedAtOnce(count: number, work: () => Promise<unknown>): Promise<number> {
  let left = count
  const begin = performance.now()
  const next = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  return (performance.now() - begin) / count
}
