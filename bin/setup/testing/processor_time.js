import { readdirSync, readFileSync } from 'node:fs'

const BETWEEN_LOOKS_MS = 1000
/** Of the clock in `/proc`. Source: proc(5); the same on all machines that Linux runs on today. */
const TICKS_PER_SECOND = 100
/** Fields of `/proc/<pid>/stat` after the name of the program: its parent, and ticks of its own and of ended children. */
const PARENT = 1
const TICKS = [11, 12, 13, 14]

/**
 * Counts the processor time of running processes, each with all processes that it started. A browser leaves processes
 * behind that nobody waits for, so they are looked at while they run. On systems other than Linux it counts nothing.
 */
export class ProcessorTime {
  #watched = new Set()
  #timer

  /**
   * Counts for a process from now on.
   * @returns a function that ends it and gives the seconds
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
      // Less than before: processes are gone that their parent had not waited for. They were counted.
      one.ticks += Math.max(0, ticks - one.last)
      one.last = ticks
    }
  }
}

/** The running processes by their parent. */
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
