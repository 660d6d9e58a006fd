import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { hashOfSecret } from '#app/auth/services/session_secrets'
import { barriersAtEachWidth, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk, MEMBER } from '#tests/browser/helpers/desk'
import {
  ADA,
  expireSessions,
  signInBeside,
  signInDialog,
  signInThere,
} from '#tests/browser/create/ended_sessions'
import { arriveAs, newcomer } from '#tests/browser/saved/own_data'

const CLIENT = { client_id: 'hone-cli' }
const GRANT = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code' }

interface Codes {
  device_code: string
  user_code: string
  verification_uri_complete: string
}

test.group('The page where a terminal is signed in', (group) => {
  const desk = Desk.in(group)

  const post = (path: string, fields: Record<string, string>) =>
    fetch(desk.url + path, {
      method: 'POST',
      headers: { 'user-agent': 'hone-cli/1.0 (Linux)' },
      body: new URLSearchParams({ ...CLIENT, ...fields }),
    })

  const open = async (fields: Record<string, string> = {}): Promise<Codes> => {
    const answer = await post('/oauth/device/code', { device_name: 'Work laptop', ...fields })
    return (await answer.json()) as Codes
  }
  const poll = async ({ device_code: code }: Codes) =>
    (await post('/oauth/token', { ...GRANT, device_code: code })).json() as Promise<
      Record<string, string>
    >

  const expire = ({ device_code: code }: Codes) => {
    const database = new DatabaseSync(desk.databaseFile, { timeout: 5000 })
    database
      .prepare('update device_grants set expires_ms = 1 where device_code_hash = ?')
      .run(hashOfSecret(code))
    database.close()
  }

  const field = (page: Page) => page.getByLabel('Code')
  const button = (page: Page, name: string) => page.getByRole('button', { name })
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
  /** Looks a code up. */
  const enter = async (page: Page, code: string) => {
    await field(page).fill(code)
    await button(page, 'Continue').click()
  }

  test('shows what asks, and approves it with the keyboard alone', async ({ assert }) => {
    const page = await newcomer(desk)
    const codes = await open()
    await page.goto(`/device?user_code=${codes.user_code}`)
    await becomes(() => field(page).inputValue(), codes.user_code)
    await becomes(async () => page.url(), `${desk.url}/device`)
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.equal((await poll(codes)).error, 'authorization_pending')

    await field(page).press('Enter')
    const question = '“Work laptop” wants to sign in to your account'
    await page.getByRole('heading', { name: question }).waitFor()
    await becomes(async () => (await focused(page))?.replace(/\p{Cf}/gu, ''), question)
    for (const text of [
      codes.user_code,
      'Hone terminal on Linux',
      'See your prompts and your history.',
      'Improve, change and delete prompts, and run flows.',
      'Each flow run that it starts costs one of your credits.',
    ])
      await page.getByText(text, { exact: true }).waitFor()
    await page.getByText(/Approve this only if you started it yourself/).waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])

    await page.keyboard.press('Tab')
    await becomes(() => focused(page), 'Approve')
    await page.keyboard.press('Enter')
    await page.getByText('You can go back to your terminal.').waitFor()
    await becomes(() => focused(page), 'The terminal is signed in')
    assert.deepEqual(await barriersByDayAndNight(page), [])
    const { access_token: secret } = await poll(codes)
    const headers = { authorization: `Bearer ${secret}` }
    assert.equal((await fetch(`${desk.url}/api/auth/user`, { headers })).status, 200)

    await page.getByRole('link', { name: 'Open access tokens' }).click()
    await page.getByRole('heading', { name: 'Work laptop' }).waitFor()
    await page
      .getByText(/^Last used/)
      .first()
      .waitFor()
    await button(page, 'Revoke Work laptop').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('No tokens yet.').waitFor()
    assert.equal((await fetch(`${desk.url}/api/auth/user`, { headers })).status, 401)
  })

  test('sends a visitor to sign in, and has the code when they come back', async ({ assert }) => {
    const page = await desk.arrive({ as: null })
    const codes = await open()
    const address = `/device?user_code=${codes.user_code}`
    await page.goto(address)
    await page.waitForURL((url) => url.searchParams.get('returnTo') === address)
    const query = new URLSearchParams({ login_hint: MEMBER, returnTo: address })
    await page.goto(`/api/login?${query}`)
    await becomes(() => field(page).inputValue(), codes.user_code)
    await becomes(async () => page.url(), `${desk.url}/device`)
    assert.equal(await button(page, 'Approve').count(), 0)
    assert.equal((await poll(codes)).error, 'authorization_pending')
  })

  test('has the code again where the session was lost {when}')
    .with([
      { when: 'while it was typed', end: 'typed' },
      { when: 'before the link was opened', end: 'opened' },
      { when: 'before it was approved', end: 'asked' },
    ])
    .run(async ({ assert }, { end }) => {
      desk.complaints.expect(/status of 401/)
      const page = await arriveAs(desk, ADA.email, ADA.name)
      const codes = await open()
      if (end === 'opened') await expireSessions(desk)
      await page.goto(end === 'opened' ? `/device?user_code=${codes.user_code}` : '/device')
      if (end !== 'opened') await field(page).pressSequentially(codes.user_code)
      if (end === 'typed') await expireSessions(desk)
      if (end !== 'opened') await button(page, 'Continue').click()
      if (end === 'asked') {
        await button(page, 'Approve').waitFor()
        await expireSessions(desk)
        await button(page, 'Approve').click()
      }
      if (end !== 'opened') {
        const link = signInDialog(page).getByRole('link', { name: 'Sign in' })
        await link.waitFor()
        assert.equal((await poll(codes)).error, 'authorization_pending')
        await signInBeside(page, link, ADA)
      } else {
        await signInThere(page, ADA)
        await becomes(() => field(page).inputValue(), codes.user_code)
        await becomes(async () => page.url(), `${desk.url}/device`)
        await button(page, 'Continue').click()
      }
      if (end !== 'asked') await button(page, 'Approve').click()
      await page.getByText('You can go back to your terminal.').waitFor()
    })

  test('tells of no credits where a terminal may run nothing', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/device')
    await enter(page, (await open({ scope: 'read' })).user_code)
    await button(page, 'Approve').waitFor()
    assert.equal(await page.getByText(/credits/).count(), 0)
  })

  test('keeps the code out of the history', async () => {
    const page = await newcomer(desk)
    await page.goto('/saved')
    await page.goto('/device?user_code=BCDF-GHJK')
    await becomes(async () => page.url(), `${desk.url}/device`)
    await page.goto('/settings')
    await page.goBack()
    await becomes(() => field(page).inputValue(), '')
    await becomes(async () => page.url(), `${desk.url}/device`)
  })

  test('writes the code as the terminal does, and says what is wrong with it', async ({
    assert,
  }) => {
    desk.complaints.expect(/status of 40[49]/)
    const page = await newcomer(desk, { width: 390 })
    await page.goto('/device')
    await button(page, 'Continue').click()
    await page.getByText('Enter the code that your terminal shows.').waitFor()
    await field(page).pressSequentially('bcdf ghja')
    await becomes(() => field(page).inputValue(), 'BCDF-GHJA')
    await field(page).press('Enter')
    await page.getByText(/A code has eight letters/).waitFor()
    await field(page).press('Backspace')
    await field(page).pressSequentially('k')
    await becomes(() => field(page).inputValue(), 'BCDF-GHJK')
    await field(page).press('Enter')
    await page.getByText('No terminal is waiting with this code.').waitFor()
    await becomes(() => field(page).evaluate((one) => one === document.activeElement), true)
    assert.deepEqual(await barriersByDayAndNight(page), [])
    const late = await open()
    expire(late)
    await enter(page, late.user_code.toLowerCase())
    await page.getByText('This code has expired.').waitFor()
  })

  test('denies, and says afterwards that the code was used', async ({ assert }) => {
    desk.complaints.expect(/status of 409/)
    const page = await newcomer(desk)
    const codes = await open()
    await page.goto('/device')
    await enter(page, codes.user_code)
    await button(page, 'Deny').click()
    await page.getByRole('heading', { name: 'You denied the sign-in' }).waitFor()
    assert.equal((await poll(codes)).error, 'access_denied')
    await page.reload()
    await enter(page, codes.user_code)
    await page.getByText('This code was used already.').waitFor()
  })

  test('says so where a code expires before it is approved, and takes another', async ({
    assert,
  }) => {
    desk.complaints.expect(/status of 409/)
    const page = await newcomer(desk)
    const codes = await open()
    await page.goto(`/device?user_code=${codes.user_code}`)
    await button(page, 'Continue').click()
    await button(page, 'Approve').waitFor()
    expire(codes)
    await button(page, 'Approve').click()
    await page.getByRole('heading', { name: 'This code has expired' }).waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    await button(page, 'Enter another code').click()
    await becomes(() => field(page).inputValue(), '')
    await enter(page, (await open()).user_code)
    await button(page, 'Approve').waitFor()
  })

  test('keeps the question where the answer could not be sent, or codes are limited', async ({
    assert,
  }) => {
    desk.complaints.expect(/status of 429/)
    const page = await newcomer(desk)
    const limited = {
      status: 429,
      json: { message: 'Too many requests. Try again in 9 seconds.', code: 'too_many_requests' },
    }
    await page.route('**/api/device-*', (route) => route.fulfill(limited))
    await page.goto('/device')
    const codes = await open()
    await enter(page, codes.user_code)
    await page.getByText(/could not be checked.*Try again in 9 seconds/).waitFor()
    await becomes(() => field(page).inputValue(), codes.user_code)
    await page.unroute('**/api/device-*')
    await button(page, 'Continue').click()
    await button(page, 'Approve').waitFor()
    await page.route('**/api/device-*', (route) => route.fulfill(limited))
    await button(page, 'Approve').click()
    await page.getByText(/was not sent.*Try again in 9 seconds/).waitFor()
    await page.unroute('**/api/device-*')
    await button(page, 'Approve').click()
    await page.getByText('You can go back to your terminal.').waitFor()
    assert.property(await poll(codes), 'access_token')
  })

  test('tells a member that administrator rights are left out', async ({ assert }) => {
    const page = await newcomer(desk)
    const some = await open({ scope: 'read admin', device_name: 'x'.repeat(100) })
    await page.goto('/device')
    await enter(page, some.user_code)
    await page.getByText(/You are not an administrator, so it will not get that/).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await button(page, 'Approve').click()
    await page.getByText('You can go back to your terminal.').waitFor()
    assert.equal((await poll(some)).scope, 'read')
    await page.reload()
    await enter(page, (await open({ scope: 'admin' })).user_code)
    await page.getByText(/so you cannot approve it/).waitFor()
    assert.equal(await button(page, 'Approve').count(), 0)
  })
})
