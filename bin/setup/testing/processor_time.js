import { readdirSync, readFileSync } from 'node:fs'

const BETWEEN_LOOKS_MS = 1000
/** Of the clock in `/proc`. Source: proc(5); it is 100 on all current Linux systems. */
const TICKS_PER_SECOND = 100
/**
 * Positions in `/proc/<pid>/stat`, after the name of the program: the parent, then the user and system ticks of the
 * process and of its ended children.
 */
const PARENT = 1
const TICKS = [11, 12, 13, 14]

/**
 * Measures the processor time of processes, each with all processes that it started. Their parents do not wait for some
 * processes of a browser, whose time would then be missing, so it samples them while they run. It measures nothing on
 * systems other than Linux.
 */
export class ProcessorTime {
  #watched = new Set()
  #timer

  /**
   * Begins to measure a process.
   * @returns a function that stops measuring and returns the seconds
   */
  watch(pid) {
    const one = { pid, last: 0, ticks: 0 }
    this.#watched.add(one)
    this.#timer ??= setInterval(() => this.#look(), BETWEEN_LOOKS_MS).unref()
    return () => {
      this.#look()
      this.#watched.delete(one)
      if (this.#watched.size === 0) {
        clearInterval(this.#timer)
        this.#timer = undefined
      }
      return one.ticks / TICKS_PER_SECOND
    }
  }

  #look() {
    const running = readProcesses()
    for (const one of this.#watched) {
      const ticks = ticksOfTree(one.pid, running)
      // The sum decreases when a process ends without a parent that waits for it. Its time was already added.
      one.ticks += Math.max(0, ticks - one.last)
      one.last = ticks
    }
  }
}

/** The children of each running process, and the ticks of each. */
function readProcesses() {
  const byParent = new Map()
  const ticksOf = new Map()
  for (const pid of processIds()) {
    const fields = statOf(pid)
    if (!fields) continue
    ticksOf.set(
      pid,
      TICKS.reduce((sum, at) => sum + Number(fields[at]), 0)
    )
    byParent.set(fields[PARENT], [...(byParent.get(fields[PARENT]) ?? []), pid])
  }
  return { byParent, ticksOf }
}

function ticksOfTree(pid, { byParent, ticksOf }) {
  const children = byParent.get(String(pid)) ?? []
  return children.reduce(
    (sum, child) => sum + ticksOfTree(child, { byParent, ticksOf }),
    ticksOf.get(String(pid)) ?? 0
  )
}

function processIds() {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
}

function statOf(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
