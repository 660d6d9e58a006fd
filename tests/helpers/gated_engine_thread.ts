import { workerData } from 'node:worker_threads'
import run, { noteBeginning, type Errand } from '#app/prompts/services/engine_thread'
import { BURNING, HELD, IS_OPEN, TIMES_HELD } from '#tests/helpers/engine_gate'

const gate: Int32Array = workerData

/** The engine's thread, but a text can make it wait until the gate opens, or work without end. */
export default function gated(errand: Errand): unknown {
  const input = JSON.stringify(errand.input)
  if (input.includes(BURNING)) {
    noteBeginning(errand.begun)
    for (;;);
  }
  if (input.includes(HELD)) {
    Atomics.add(gate, TIMES_HELD, 1)
    Atomics.notify(gate, TIMES_HELD)
    Atomics.wait(gate, IS_OPEN, 0)
  }
  return run(errand)
}
