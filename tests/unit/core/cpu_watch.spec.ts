import { test } from '@japa/runner'
import { MAX_ELAPSED_MS, MAX_CPU_MS, watchCpu } from '#app/core/concurrency/cpu_watch'
import { turns } from '#tests/helpers/turns'

const THREAD = 7
/** CPU time in milliseconds that the thread had used before the errand. */
const BEFORE = 40_000

/** A clock that stands until it is told to go on. */
class Clock {
  #now = 0
  #waiting = new Set<{ at: number; run: () => void }>()

  after = (ms: number, run: () => void) => {
    const waiting = { at: this.#now + ms, run }
    this.#waiting.add(waiting)
    return () => void this.#waiting.delete(waiting)
  }

  async pass(ms: number) {
    this.#now += ms
    for (const waiting of [...this.#waiting]) {
      if (waiting.at > this.#now) continue
      this.#waiting.delete(waiting)
      waiting.run()
    }
    await turns()
  }
}

/** A thread that has used so much CPU time for its errand when it is looked at; null where it never answers. */
function watch(used: () => number | null, begun = new Int32Array([THREAD, BEFORE])) {
  const clock = new Clock()
  const cpuUsage = async () => {
    const now = used()
    if (now === null) return new Promise<never>(() => {})
    return { user: (BEFORE + now) * 1_000, system: 0 }
  }
  let times = 0
  const over = () => times++
  const pool = { threads: [{ threadId: THREAD, cpuUsage }] }
  const unwatch = watchCpu(begun, pool, over, clock.after)
  return { unwatch, isOver: () => times > 0, pass: (ms: number) => clock.pass(ms) }
}

test.group('The watch over CPU time', () => {
  test('ends what has used all that it may', async ({ assert }) => {
    const { isOver, pass } = watch(() => MAX_CPU_MS)
    await pass(MAX_CPU_MS - 1)
    assert.isFalse(isOver())
    await pass(1)
    assert.isTrue(isOver())
  })

  test('lets slow work go on while the machine is busy with something else', async ({ assert }) => {
    let used = MAX_CPU_MS / 2
    const { isOver, pass } = watch(() => used)
    await pass(MAX_CPU_MS)
    used = MAX_CPU_MS - 1
    await pass(MAX_CPU_MS)
    assert.isFalse(isOver())
    used = MAX_CPU_MS
    await pass(MAX_CPU_MS)
    assert.isTrue(isOver())
  })

  test('ends at last what does not answer', async ({ assert }) => {
    const { isOver, pass } = watch(() => null)
    await pass(MAX_ELAPSED_MS - 1)
    assert.isFalse(isOver())
    await pass(1)
    assert.isTrue(isOver())
  })

  test('ends nothing whose thread is still loading', async ({ assert }) => {
    const { isOver, pass } = watch(() => MAX_CPU_MS, new Int32Array(2))
    await pass(MAX_ELAPSED_MS)
    assert.isFalse(isOver())
  })

  test('ends nothing after the errand', async ({ assert }) => {
    const { isOver, pass, unwatch } = watch(() => MAX_CPU_MS)
    unwatch()
    await pass(MAX_ELAPSED_MS)
    assert.isFalse(isOver())
  })
})
