import type { Browser, Page } from 'playwright-core'
import { percentile } from './figure.js'
import { type PageTask, tasksDuring } from './page_tasks.js'

/** Milliseconds. */
export interface CanvasTimes {
  /** From the key that shows the canvas until its steps are painted. */
  ready: number
  /** The work of the page per frame while a step, or the canvas, is dragged: the 95th percentile. */
  drag: number
  pan: number
}

const MOVES = 90
const FRAME_MS = 1000 / 60

/** @param page which shows its canvas once `v` is pressed */
export async function canvasTimes(page: Page, browser: Browser): Promise<CanvasTimes> {
  const ready = await shownAfterKey(page)
  await page.waitForTimeout(500)
  const drag = await workPerFrame(browser, page, await middleOfStep(page))
  const pan = await workPerFrame(browser, page, await emptyPlace(page))
  return { ready, drag, pan }
}

/** Runs in the page: notes the milliseconds from the next key press until steps are painted. */
const NOTE_SHOWN = `void (globalThis.shown = new Promise((resolve) => {
  const wait = (start) => requestAnimationFrame(() => {
    if (!document.querySelector('.react-flow__node')?.checkVisibility()) return wait(start)
    requestAnimationFrame(() => resolve(performance.now() - start))
  })
  const press = () => wait(performance.now())
  document.addEventListener('keydown', press, { once: true, capture: true })
}))`

async function shownAfterKey(page: Page): Promise<number> {
  await page.evaluate(NOTE_SHOWN)
  await page.keyboard.press('v')
  return page.evaluate<number>('globalThis.shown')
}

interface Place {
  x: number
  y: number
}

async function middleOfStep(page: Page): Promise<Place> {
  const nodes = page.locator('.react-flow__node')
  const box = await nodes.nth(Math.floor((await nodes.count()) / 2)).boundingBox()
  if (!box) throw new Error('No step is on screen.')
  return { x: box.x + box.width / 2, y: box.y + Math.min(12, box.height / 4) }
}

/** Runs in the page: a place where nothing but the canvas is, away from its controls. */
const EMPTY = `(() => {
  const pane = document.querySelector('.react-flow__pane')?.getBoundingClientRect()
  if (!pane) return null
  for (let x = pane.left + 220; x < pane.right - 220; x += 7)
    for (let y = pane.top + 120; y < pane.bottom - 120; y += 7)
      if (document.elementFromPoint(x, y)?.classList.contains('react-flow__pane')) return { x, y }
  return null
})()`

async function emptyPlace(page: Page): Promise<Place> {
  const place = await page.evaluate<Place | null>(EMPTY)
  if (!place) throw new Error('The canvas has no empty place.')
  return place
}

async function workPerFrame(browser: Browser, page: Page, { x, y }: Place): Promise<number> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  const tasks = await tasksDuring(browser, page, async () => {
    for (let move = 1; move <= MOVES; move++) {
      await page.mouse.move(x + move, y + move / 2)
      await page.waitForTimeout(FRAME_MS)
    }
  })
  await page.mouse.up()
  return percentile(frames(tasks), 95)
}

/** The work in each frame from the first task to the last one. */
function frames(tasks: PageTask[]): number[] {
  const first = Math.min(...tasks.map(({ start }) => start))
  const sums: number[] = []
  for (const { start, work } of tasks) {
    const at = Math.floor((start - first) / FRAME_MS)
    sums[at] = (sums[at] ?? 0) + work
  }
  return Array.from(sums, (sum = 0) => sum)
}
