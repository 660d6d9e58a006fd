import type { Browser, Page } from 'playwright-core'

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata']
const TASK = 'RunTask'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  /** Microseconds that the thread itself worked, without those in which others had the processor. */
  tdur?: number
  args?: { name?: string }
}

/** A task of the thread on which a page runs. Both in milliseconds. */
export interface PageTask {
  start: number
  work: number
}

/** The tasks of a page while something is done with it. */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<void>
): Promise<PageTask[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  const trace = await browser.stopTracing()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString())
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`)
  )
  const tasks = traceEvents.flatMap(({ name, pid, tid, ts, tdur }) =>
    name === TASK && tdur !== undefined && threads.has(`${pid} ${tid}`)
      ? [{ start: ts / 1000, work: tdur / 1000 }]
      : []
  )
  if (tasks.length === 0) throw new Error('The browser reported no tasks.')
  return tasks
}

export const longestOf = (tasks: PageTask[]): number => Math.max(...tasks.map(({ work }) => work))
