import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { SCREEN_PATHS, type ScreenPath } from '#frontend/lib/window/known_routes'
import { Desk } from '#tests/browser/helpers/desk'
import { sizeOf, WIDTHS } from '#tests/browser/helpers/widths'
import { call, newcomer, savedPrompt, shareLink } from '#tests/browser/saved/own_data'
import { invitation, newTeam } from '#tests/browser/workspaces/teams'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'

/** Screens with a frame of their own, and the canvas, which takes the whole width. */
const OTHERS: readonly ScreenPath[] = [
  ...(['/s/:token', '/f/:token', '/a/:token', '/signed-in', '/flow-builder/:id'] as const),
]

/** Its name is a question over the box in the middle; what follows begins where every screen does. */
const CENTERED: readonly string[] = ['/home']

interface Place {
  x: number
  y: number | null
}

/** Addresses of all screens of the app, with something to show where they show one thing. */
async function addresses(page: Page, stranger: Page, joining: string): Promise<string[]> {
  const prompt = await savedPrompt(page, 'Write an email about our new product')
  const link = await shareLink(stranger, await savedPrompt(stranger, 'Plan a week of posts'))
  await page.goto(link.url)
  await page.getByText('Plan a week of posts').first().waitFor()
  const { id: flow } = await call<{ id: string }>(page, 'POST', FLOWS, {
    title: 'Greet',
    graph: GREETING,
  })
  const ran = () =>
    call<{ id: string }>(page, 'POST', `${FLOWS}/${flow}/execute`, { inputs: { who: 'Ada' } })
  const [one, other] = [await ran(), await ran()]
  const csv = 'who\r\nAda'
  const { id: batch } = await call<{ id: string }>(page, 'POST', `${FLOWS}/${flow}/batches`, {
    csv,
    columns: { who: 'who' },
  })
  const [guide] = await call<{ id: string }[]>(page, 'GET', '/api/guides')
  const ids: Partial<Record<ScreenPath, string>> = {
    '/try/:id/:version': `/try/${prompt}/1`,
    '/templates/:id': '/templates/meeting-agenda',
    '/prompts/:category': '/prompts/marketing',
    '/saved/:id': `/saved/${prompt}`,
    '/shared/:id': `/shared/${link.id}`,
    '/runs/compare': `/runs/compare?one=${one.id}&other=${other.id}`,
    '/runs/:id': `/runs/${one.id}`,
    '/batches/:id': `/batches/${batch}`,
    '/free-guides/:id': `/free-guides/${guide.id}`,
    '/join/:token': joining,
  }
  return SCREEN_PATHS.filter((path) => !OTHERS.includes(path)).map((path) => ids[path] ?? path)
}

/** Where the name of a screen stands, in whole pixels; of one in the middle, where the next heading begins. */
async function placeOf(page: Page, address: string): Promise<Place> {
  const isCentered = CENTERED.includes(address)
  const heading = page.locator(isCentered ? 'main h2' : 'main h1:not(.sr-only)').first()
  await heading.waitFor()
  const { x, y } = await heading.evaluate((element) => {
    scrollTo({ top: 0, behavior: 'instant' })
    const box = element.getBoundingClientRect()
    const main = element.closest('main')!.getBoundingClientRect()
    return { x: Math.round(box.x), y: Math.round(box.y - main.y) }
  })
  return { x, y: isCentered ? null : y }
}

test.group('All screens of the app', (group) => {
  const desk = Desk.in(group)

  test('begin at one edge, with their names in one place, at {width} pixels')
    .with(WIDTHS.map((width) => ({ width })))
    .run(async ({ assert }, { width }) => {
      const page = await newcomer(desk)
      const { owner, team } = await newTeam(desk)
      const joining = await invitation(owner, team)
      const all = await addresses(page, await newcomer(desk), joining)
      assert.isAbove(all.length, 25)
      await page.setViewportSize(sizeOf(width))
      const places: Record<string, Place> = {}
      for (const address of all) {
        await page.goto(address)
        places[address] = await placeOf(page, address)
      }
      const { x, y } = places['/runs']
      const expected = all.map((one) => [one, { x, y: CENTERED.includes(one) ? null : y }])
      assert.deepEqual(places, Object.fromEntries(expected))
    })
})
