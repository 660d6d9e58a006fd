import { planOf } from '#app/flows/domain/checks/plan'
import { INSTANT } from '#app/flows/engine/executors/instant_executors'
import { RunDriver } from '#app/flows/engine/run_driver'
import { atMost, median, type Figure } from './figure.js'
import { INPUTS, SIX_STEPS, sixFunctions } from './reference_flow.js'
import { ROUNDS } from './rounds.js'

const BAR = 20
const RUNS_PER_ROUND = 20_000
const WARM_UP = 5_000

const plan = planOf(SIX_STEPS)
const options = {
  ...{ executors: INSTANT, commit() {}, now: () => 0 },
  ...{ reserve: async () => () => {}, requireHold: () => {}, signal: new AbortController().signal },
}

const run = () =>
  new RunDriver(
    { id: 'run', userId: 'person', plan, inputs: INPUTS, stored: new Map() },
    options
  ).drive()

/** How long the six-step flow takes without a database, next to plain functions that wait for each other. */
export async function measure(): Promise<Figure[]> {
  await medianTime(run, WARM_UP)
  await medianTime(() => sixFunctions(INPUTS.who), WARM_UP)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const floor = await medianTime(() => sixFunctions(INPUTS.who), RUNS_PER_ROUND)
    const own = await medianTime(run, RUNS_PER_ROUND)
    ratios.push(own / floor)
    console.error(
      `plain functions ${(floor * 1000).toFixed(2)} µs, flow ${(own * 1000).toFixed(2)} µs`
    )
  }
  return [
    atMost(BAR, 'six steps in memory, next to plain awaited functions, p50', median(ratios), '×'),
  ]
}

/** Milliseconds. A single one is too short for the clock, so each sample is the mean of twenty. */
export async function medianTime(work: () => Promise<unknown>, count: number): Promise<number> {
  const samples: number[] = []
  for (let done = 0; done < count; done += 20) {
    const start = performance.now()
    for (let one = 0; one < 20; one++) await work()
    samples.push((performance.now() - start) / 20)
  }
  return median(samples)
}
