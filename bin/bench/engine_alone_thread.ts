import { parentPort, workerData } from 'node:worker_threads'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { shortPrompt } from './texts.js'

const WARM_UP_MS = 3_000

const built = new URL('../../build/app/prompts/services/engine_thread.js', import.meta.url)
const { WORKS }: typeof import('#app/prompts/services/engine_thread') = await import(built.href)
const { seconds, offset } = workerData as { seconds: number; offset: number }

let turn = offset
improveFor(WARM_UP_MS)
parentPort?.postMessage(improveFor(seconds * 1_000))

/** Milliseconds of each improvement. */
function improveFor(milliseconds: number): number[] {
  const times: number[] = []
  const end = performance.now() + milliseconds
  for (let now = performance.now(); now < end;) {
    WORKS.improve({ text: shortPrompt(turn++), settings: DEFAULT_SETTINGS })
    const after = performance.now()
    times.push(after - now)
    now = after
  }
  return times
}
