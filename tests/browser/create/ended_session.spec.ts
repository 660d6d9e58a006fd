import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import {
  ADA,
  draftOnServer,
  expireSessions,
  GRACE,
  keptHere,
  putsOf,
  revokeSessions,
  signInBeside,
  signInDialog,
  signInThere,
  signOutElsewhere,
} from '#tests/browser/create/ended_sessions'
import { EXAMPLE, original, secondTab } from '#tests/browser/create/writer'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { barriers } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { arriveAs, holdBack, savedPrompt } from '#tests/browser/saved/own_data'

const WORDS = 'Words that no server has'

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Sign in again' })
const signIn = (page: Page) => notice(page).getByRole('link', { name: 'Sign in' })
const field = (page: Page) =>
  original(page).or(page.getByRole('textbox', { name: 'Prompt', exact: true }))
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d/).first()

test.group('A session that ends while somebody writes', (group) => {
  const desk = Desk.in(group)
  group.each.setup(() => desk.complaints.expect(/status of 40[134]/))

  const screens = ['/create?id=', '/prompt-editor?id=', '/saved/'] as const

  async function open(screen: (typeof screens)[number]) {
    const page = await arriveAs(desk, ADA.email, ADA.name)
    const id = await savedPrompt(page, EXAMPLE)
    await page.goto(screen + id)
    await field(page).waitFor()
    return { page, id }
  }

  const ways = [
    { how: 'expires', end: () => expireSessions(desk) },
    { how: 'is revoked in another browser', end: () => revokeSessions(desk) },
  ]

  test('because it {how}, leaves the words at {screen} for after sign-in')
    .with(ways.flatMap((way) => screens.map((screen) => ({ ...way, screen }))))
    .run(async ({ assert }, { end, screen }) => {
      const { page, id } = await open(screen)
      // Ending a session may take longer than the words wait to be saved by themselves.
      const release = await holdBack(page, '**/draft')
      await field(page).fill(WORDS)
      await end()
      const puts = putsOf(page)
      await release()
      await field(page).blur()
      await notice(page).getByText('your text is kept on this device').waitFor()
      await page.getByText('Signed out, kept on this device').waitFor()
      assert.equal(await page.getByText('Offline, will retry').count(), 0)
      await field(page).fill(`${WORDS}, and more`)
      await field(page).blur()
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      // None where another request was the first to be refused.
      assert.isAtMost(puts.length, 1)

      await signInBeside(page, signIn(page), ADA)
      await notice(page).waitFor({ state: 'detached' })
      assert.equal(page.url(), desk.url + screen + id)
      await becomes(() => field(page).inputValue(), `${WORDS}, and more`)
      await field(page).focus()
      await field(page).blur()
      await saved(page).waitFor()
      await becomes(() => draftOnServer(page, id), `${WORDS}, and more`)
    })

  test('says so without a barrier and leaves the focus where it is', async ({ assert }) => {
    const { page } = await open('/create?id=')
    await field(page).fill(WORDS)
    await expireSessions(desk)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await notice(page).waitFor()
    await becomes(() => field(page).evaluate((one) => one === document.activeElement), true)
    assert.deepEqual(await barriers(page), [])
  })

  test('and is gone at a reload leaves the words of {screen} for the same person')
    .with([{ screen: '/create' }, { screen: '/prompt-editor' }])
    .run(async (_, { screen }) => {
      const page = await arriveAs(desk, ADA.email, ADA.name)
      await page.goto(screen)
      await original(page).fill(WORDS)
      await page.getByText('Kept in this browser').waitFor()
      await page.context().clearCookies()
      await page.reload()
      await signInThere(page, ADA)
      await original(page).waitFor()
      await becomes(() => original(page).inputValue(), WORDS)
      await original(page).fill('')
    })

  test('is noticed by another call, which fails without hiding the words', async ({ assert }) => {
    const { page } = await open('/create?id=')
    await field(page).fill(WORDS)
    await expireSessions(desk)
    await page.getByRole('button', { name: 'Regenerate' }).click()
    await signInDialog(page).waitFor()
    assert.deepEqual(await barriers(page), [])
    await signInDialog(page).getByRole('button', { name: 'Not now' }).click()
    await notice(page).waitFor()
    await becomes(() => field(page).inputValue(), WORDS)
    assert.equal(await page.getByText(/Failed to generate/).count(), 0)
    await eventually(async () => assert.include(await keptHere(page), WORDS))
  })

  test('leads to sign-in at once when nothing was written', async ({ assert }) => {
    const { page } = await open('/saved/')
    const release = await holdBack(page, '**/api/activities*')
    await page.getByRole('link', { name: 'Recent Activity' }).click()
    await page.waitForURL('**/recent-activity')
    await expireSessions(desk)
    await release()
    await page.waitForURL(/\/signup\?/)
    assert.equal(new URL(page.url()).searchParams.get('returnTo'), '/recent-activity')
  })

  test('leaves nothing to the next person', async ({ assert }) => {
    const { page } = await open('/create?id=')
    await field(page).fill(WORDS)
    await expireSessions(desk)
    await field(page).blur()
    await signInBeside(page, signIn(page), GRACE)
    await page.getByText('Prompt not found').waitFor()
    assert.notInclude(await keptHere(page), WORDS)
    await page.goto('/create')
    assert.equal(await original(page).inputValue(), '')
  })

  test('in two tabs keeps the words of both', async () => {
    // Both save when they go on, and the second one is asked which to keep.
    desk.complaints.expect(/status of 409/)
    const { page, id } = await open('/create?id=')
    const other = await secondTab(page, `/create?id=${id}`)
    await field(page).fill('from the first tab')
    await field(other).fill('from the second tab')
    await expireSessions(desk)
    await field(page).blur()
    await notice(page).waitFor()
    await field(other).blur()
    await notice(other).waitFor()
    await signInBeside(page, signIn(page), ADA)
    await field(page).waitFor()
    await becomes(() => field(page).inputValue(), 'from the first tab')
    await becomes(() => field(other).inputValue(), 'from the second tab')
    await notice(other).waitFor({ state: 'detached' })
  })

  test('and is begun anew in another tab goes on here', async () => {
    const { page, id } = await open('/prompt-editor?id=')
    await field(page).fill(WORDS)
    await expireSessions(desk)
    await field(page).blur()
    await notice(page).waitFor()
    const other = await secondTab(page, '/saved')
    await signInThere(other, ADA)
    await notice(page).waitFor({ state: 'detached' })
    await saved(page).waitFor()
    await becomes(() => draftOnServer(page, id), WORDS)
  })

  test('and is begun anew unnoticed does not refuse the next write', async () => {
    const { page, id } = await open('/create?id=')
    const query = new URLSearchParams({ login_hint: ADA.email })
    await page.request.get(`/api/login?${query}`)
    await field(page).fill(WORDS)
    await field(page).blur()
    await saved(page).waitFor()
    await becomes(() => draftOnServer(page, id), WORDS)
  })
})

test.group('A sign-out in another tab', (group) => {
  const desk = Desk.in(group)
  group.each.setup(() => desk.complaints.expect(/status of 40[134]/))

  async function written() {
    const page = await arriveAs(desk, ADA.email, ADA.name)
    const id = await savedPrompt(page, EXAMPLE)
    await page.goto(`/prompt-editor?id=${id}`)
    await field(page).fill(WORDS)
    await page.getByText('Not saved yet').waitFor()
    return { page, id }
  }

  test('leaves the words to this tab alone, until the same person is back', async ({ assert }) => {
    const { page, id } = await written()
    const other = await signOutElsewhere(page)
    await notice(page).getByText('This tab keeps your text').waitFor()
    assert.notInclude(await keptHere(other), WORDS)
    await becomes(() => field(page).inputValue(), WORDS)
    await signInBeside(page, signIn(page), ADA)
    await field(page).waitFor()
    await becomes(() => field(page).inputValue(), WORDS)
    await field(page).focus()
    await field(page).blur()
    await saved(page).waitFor()
    await becomes(() => draftOnServer(page, id), WORDS)
  })

  test('hides the words when another person signs in there', async ({ assert }) => {
    const { page } = await written()
    const other = await signOutElsewhere(page)
    await notice(page).waitFor()
    await other.goto('/home')
    await signInThere(other, GRACE)
    await page.getByText('Prompt not found').waitFor()
    for (const tab of [page, other]) assert.notInclude(await keptHere(tab), WORDS)
  })

  test('and another person unnoticed get no word of what is written here', async ({ assert }) => {
    const { page } = await written()
    await page.request.get('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } })
    const grace = await arriveAs(desk, GRACE.email, GRACE.name)
    const cookies = await grace.context().cookies()
    await page.context().addCookies(cookies)
    const posts: string[] = []
    page.on('request', (request) => void (request.postData() && posts.push(request.postData()!)))
    await page.getByRole('button', { name: 'Re-analyze' }).click()
    await page.getByText('Prompt not found').waitFor()
    assert.isEmpty(posts.filter((body) => body.includes(WORDS)))
    assert.notInclude(await keptHere(page), WORDS)
  })
})
