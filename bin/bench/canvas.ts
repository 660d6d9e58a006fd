import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { BuiltServer } from '#tests/helpers/built_server'
import { insertPerson, type KnownPerson } from '#tests/helpers/known_person'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { canvasTimes, type CanvasTimes } from './canvas_times.js'
import { longestOf, tasksDuring } from './page_tasks.js'
import { medianTime } from './engine_memory.js'
import { atMost, type Figure, median } from './figure.js'
import { servePlainCanvas, type ShownStep, type Viewport } from './plain_canvas_page.js'
import { chainOf, INPUTS, sixFunctions } from './reference_flow.js'

const SIZES = [300, 1_000]
const ROUNDS = 5
const RATIO_BAR = 1.3
const EDIT_BAR_MS = 10
/** Of the six-step flow as plain functions, on the machine that the bar of an edit is for. */
const REFERENCE_FLOOR_MS = 0.0022
const VIEWPORT = { width: 1440, height: 900 }
const COLUMNS = 25
const GAP = { x: 320, y: 180 }

/** The canvas of the builder beside a plain React Flow page with as many steps, and edits of a large flow. */
export async function measure(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder()
  const databaseFile = join(folder, 'hone.sqlite3')
  const server = await BuiltServer.start({ databaseFile })
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const person = insertPerson(databaseFile)
    const figures: Figure[] = []
    for (const size of SIZES) figures.push(...(await figuresOf(size, { browser, server, person })))
    return figures
  } finally {
    await browser.close()
    await server.end()
    remove()
  }
}

interface Stage {
  browser: Browser
  server: BuiltServer
  person: KnownPerson
}

async function figuresOf(size: number, stage: Stage): Promise<Figure[]> {
  const flow = flowOf(size)
  const id = await storeFlow(flow, stage)
  const first = await ours(id, stage)
  const steps = await stepsOf(first.page, flow.nodes)
  const plain = await servePlainCanvas({ steps, edges: flow.edges, viewport: first.viewport })
  await first.page.context().close()
  const rounds: { own: CanvasTimes; floor: CanvasTimes }[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const own = await timesOf(await openList(id, stage), stage.browser)
      const floor = await timesOf(await openPlain(plain.url, stage.browser), stage.browser)
      console.error(`${size} steps: ${described(own)}; plain page: ${described(floor)}`)
      rounds.push({ own, floor })
    }
  } finally {
    await plain.close()
  }
  const ratio = (what: keyof CanvasTimes) =>
    median(rounds.map(({ own, floor }) => own[what] / floor[what]))
  const figures = (['ready', 'drag', 'pan'] as const).map((what) =>
    atMost(RATIO_BAR, `${size} steps: ${NAMES[what]}, to a plain page`, ratio(what), 'x')
  )
  return size === Math.max(...SIZES) ? [...figures, ...(await editFigures(id, stage))] : figures
}

const NAMES = {
  ready: 'canvas shown',
  drag: 'drag, work per frame p95',
  pan: 'pan, work per frame p95',
} as const

const described = ({ ready, drag, pan }: CanvasTimes) =>
  `shown in ${ready.toFixed(0)} ms, drag ${drag.toFixed(1)} ms, pan ${pan.toFixed(1)} ms`

/** Steps in a grid, each after the one before it. */
function flowOf(size: number) {
  const flow = chainOf(size - 2)
  const nodes = flow.nodes.map((node, at) => ({
    ...node,
    position: { x: (at % COLUMNS) * GAP.x, y: Math.floor(at / COLUMNS) * GAP.y },
  }))
  return { ...flow, nodes }
}

async function storeFlow(graph: ReturnType<typeof flowOf>, { server, person }: Stage) {
  const response = await fetch(`${server.url}/api/flows`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ title: `${graph.nodes.length} steps`, graph }),
  })
  if (!response.ok) throw new Error(`The flow was not stored: ${await response.text()}`)
  const { id } = (await response.json()) as { id: string }
  return id
}

async function openList(id: string, { browser, server, person }: Stage): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  await context.addCookies(person.cookies.map((cookie) => ({ ...cookie, url: server.url })))
  const page = await context.newPage()
  await page.goto(`${server.url}/flow-builder/${id}?view=list`)
  await page.getByRole('tab', { name: 'Run' }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

async function openPlain(url: string, browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  return page
}

/** Runs in the page. */
const VIEWPORT_OF_CANVAS = `(() => {
  const canvas = document.querySelector('.react-flow__viewport')
  const { a, e, f } = new DOMMatrix(getComputedStyle(canvas).transform)
  return { zoom: a, x: e, y: f }
})()`

/** Runs in the page. The size of a step that is neither first nor last. */
const SIZE_OF_STEP = `(() => {
  const { offsetWidth, offsetHeight } = document.querySelectorAll('.react-flow__node')[1]
  return [offsetWidth, offsetHeight]
})()`

/** The canvas of the builder, and what it shows of its steps at first. */
async function ours(id: string, stage: Stage) {
  const page = await openList(id, stage)
  await page.keyboard.press('v')
  await page.locator('.react-flow__node').first().waitFor()
  const viewport = await page.evaluate<Viewport>(VIEWPORT_OF_CANVAS)
  return { page, viewport }
}

/** The steps with the size that our canvas gives them. */
async function stepsOf(
  page: Page,
  nodes: ReturnType<typeof flowOf>['nodes']
): Promise<ShownStep[]> {
  const [width, height] = await page.evaluate<[number, number]>(SIZE_OF_STEP)
  return nodes.map(({ id, position }) => ({ id, ...position, width, height }))
}

async function timesOf(page: Page, browser: Browser): Promise<CanvasTimes> {
  try {
    return await canvasTimes(page, browser)
  } finally {
    await page.context().close()
  }
}

/** Undo of a removed step, and autosave, in a large flow. The bar grows with the time that this machine needs for plain functions. */
async function editFigures(id: string, stage: Stage): Promise<Figure[]> {
  const { page } = await ours(id, stage)
  const { browser } = stage
  await page.locator('.react-flow__node').nth(1).click()
  await page.keyboard.press('Delete')
  // The next step uses it, which is asked about.
  await page.getByRole('button', { name: 'Remove anyway' }).click()
  const undo = longestOf(await tasksDuring(browser, page, () => settled(page, 'ControlOrMeta+z')))
  const save = longestOf(await tasksDuring(browser, page, () => settled(page, 'ControlOrMeta+s')))
  await page.context().close()
  const floor = await medianTime(() => sixFunctions(INPUTS.who), 20_000)
  const bar = (EDIT_BAR_MS * floor) / REFERENCE_FLOOR_MS
  console.error(
    `plain functions ${(floor * 1_000).toFixed(2)} µs, so the bar of an edit is ${bar.toFixed(1)} ms`
  )
  const steps = Math.max(...SIZES)
  return [
    atMost(bar, `${steps} steps: undo, longest task`, undo, 'ms'),
    atMost(bar, `${steps} steps: save, longest task`, save, 'ms'),
  ]
}

async function settled(page: Page, keys: string): Promise<void> {
  await page.keyboard.press(keys)
  await page.waitForTimeout(1_000)
}
