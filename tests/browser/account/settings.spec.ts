import { test } from '@japa/runner'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import {
  barriers,
  barriersAtEachWidth,
  barriersByDayAndNight,
} from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { arriveAs, call, newcomer, refuse } from '#tests/browser/saved/own_data'

interface Person {
  firstName: string
  lastName: string
  role: string | null
  industry: string | null
  preferences: { theme?: string; timeZone?: string }
}

test.group('Settings', (group) => {
  const desk = Desk.in(group)

  test('on desks and phones: every tab, its dialog and its error are accessible and fit', async ({
    assert,
  }) => {
    desk.complaints.expect(/status of 503/)
    const page = await newcomer(desk, { name: 'Ada Lovelace-of-the-long-name' })
    await page.goto('/settings')
    await page.getByText('Email cannot be changed. Contact support if needed.').waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('tab', { name: 'Preferences' }).click()
    await page.waitForURL(/tab=preferences/)
    await page.getByText(/saved automatically every 10 seconds/).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.goto('/settings?tab=sessions')
    await page.getByText('This device').waitFor()
    await page.getByText('No tokens yet.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'New token' }).click()
    await page.getByRole('button', { name: 'Create token' }).click()
    await page.getByText('Enter a name for the token.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.route('**/api/profile', refuse(503))
    await page.goto('/settings')
    await page.getByText('This could not be loaded').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('a visitor is asked to log in', async ({ assert }) => {
    const page = await desk.arrive({ as: null })
    await page.goto('/settings')
    await page.getByRole('heading', { name: 'Please log in' }).waitFor()
    const link = page.getByRole('link', { name: 'Sign In' })
    await becomes(() => link.getAttribute('href'), '/signup?returnTo=/settings')
    assert.deepEqual(await barriers(page), [])
  })

  test('Update Profile saves, and says so', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/settings')
    await page.getByLabel('First name').fill('Grace')
    await page.getByLabel('Role').fill('Editor')
    await page.getByLabel('Industry').fill('Publishing')
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await page.getByText('Profile Updated').first().waitFor()
    const profile = await call<Person>(page, 'GET', '/api/profile')
    assert.containSubset(profile, { firstName: 'Grace', role: 'Editor', industry: 'Publishing' })
    assert.equal(profile.lastName, 'Lovelace')
    assert.isFalse(await page.getByLabel('Email').isEditable())
    await page.goto('/profile')
    await page.getByRole('heading', { name: 'Grace Lovelace' }).waitFor()
    await page.getByText('Publishing').waitFor()
  })

  test('a wrong value is explained at its field, and a failed save in a toast', async ({
    assert,
  }) => {
    desk.complaints.expect(/status of (422|503)/)
    const page = await newcomer(desk)
    await page.goto('/settings')
    const role = page.getByLabel('Role')
    await page.getByLabel('Last name').fill('x'.repeat(101))
    await page.getByLabel('Last name').blur()
    await page.getByText('Use at most 100 characters.').waitFor()
    await page.getByLabel('Last name').fill('Hopper')
    await role.fill('Admin')
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await page.getByText('You cannot make yourself an administrator here.').waitFor()
    await becomes(() => role.evaluate((field) => field === document.activeElement), true)
    await becomes(() => page.getByLabel('Last name').inputValue(), 'Hopper')
    assert.deepEqual(await barriers(page), [])
    await role.fill('')
    await page.route('**/api/profile', refuse(503))
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await page.getByText('Failed to update profile. Please try again.').first().waitFor()
    await becomes(() => page.getByLabel('Last name').inputValue(), 'Hopper')
  })

  test('a theme shows at once, stays after a reload, and goes back when it is refused', async ({
    assert,
  }) => {
    desk.complaints.expect(/status of 503/)
    const page = await newcomer(desk)
    await page.goto('/settings?tab=preferences')
    const theme = () => page.locator('html').getAttribute('data-theme')
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/profile'))
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await becomes(theme, 'dark')
    await kept
    await page.reload()
    await becomes(theme, 'dark')
    await becomes(() => page.getByRole('radio', { name: 'Dark' }).isChecked(), true)
    const { preferences } = await call<Person>(page, 'GET', '/api/profile')
    assert.equal(preferences.theme, 'dark')
    await page.route('**/api/profile', refuse(503))
    await page.getByRole('radio', { name: 'Light' }).click({ force: true })
    await page
      .getByText(/Your choice could not be saved and was undone/)
      .first()
      .waitFor()
    await becomes(theme, 'dark')
  })

  test('a theme and its radio button show in the same turn as the click', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/settings?tab=preferences')
    const shown = await page
      .getByRole('radio', { name: 'Dark' })
      .evaluate(async (radio: HTMLInputElement) => {
        radio.click()
        const { theme } = document.documentElement.dataset
        for (let microtask = 0; microtask < 100; microtask++) await null
        return { theme, isChecked: radio.checked }
      })
    assert.deepEqual(shown, { theme: 'dark', isChecked: true })
  })

  test('the time zone is kept', async () => {
    const page = await newcomer(desk)
    await page.goto('/settings?tab=preferences')
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/profile'))
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
    await kept
    await page.reload()
    await page.getByLabel('Time zone').waitFor()
    await becomes(() => page.getByLabel('Time zone').inputValue(), 'Asia/Tokyo')
  })

  test('a revoked session is signed out in its own browser', async () => {
    const email = `roamer-${process.pid}@hone.test`
    const here = await arriveAs(desk, email, 'Ada Roamer')
    const there = await arriveAs(desk, email, 'Ada Roamer', {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    })
    await there.goto('/recent-activity')
    await there.getByText('No activities found').waitFor()
    await here.goto('/settings?tab=sessions')
    await here.getByRole('button', { name: 'Revoke Firefox on Linux' }).click()
    await here.getByText('Firefox on Linux is signed out.').first().waitFor()
    await here.getByText('You are not signed in anywhere else.').waitFor()
    desk.complaints.expect(/status of 401/)
    await there.goto('/saved')
    await there.waitForURL(/\/signup\?returnTo=/)
  })

  test('everywhere else is signed out after a question', async ({ assert }) => {
    const email = `traveller-${process.pid}@hone.test`
    const here = await arriveAs(desk, email, 'Ada Traveller')
    await arriveAs(desk, email, 'Ada Traveller')
    await arriveAs(desk, email, 'Ada Traveller')
    await here.goto('/settings?tab=sessions')
    await here.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await here.getByText('2 other sessions end right away.').waitFor()
    assert.deepEqual(await barriers(here), [])
    await here.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await here.getByText('You are not signed in anywhere else.').waitFor()
    await eventually(async () =>
      assert.lengthOf(await call<object[]>(here, 'GET', '/api/sessions'), 1)
    )
  })

  test('a token is made, shown once, works, and stops when it is revoked', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/settings?tab=sessions')
    await page.getByRole('button', { name: 'New token' }).press('Enter')
    await page.getByLabel('Name').fill('Work laptop')
    await page.getByRole('checkbox', { name: /^Write/ }).uncheck()
    await page.getByLabel('Expires').selectOption('7')
    await page.getByRole('button', { name: 'Create token' }).click()
    const secret = await page.getByLabel('Token for Work laptop').inputValue()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Copy token' }).click()
    await becomes(() => page.evaluate(() => navigator.clipboard.readText()), secret)
    await page.getByRole('button', { name: 'I have saved it' }).click()
    await page.getByRole('heading', { name: 'Work laptop' }).waitFor()
    await becomes(() => page.getByText(secret).count(), 0)

    const ask = () =>
      fetch(`${desk.url}/api/auth/user`, { headers: { authorization: `Bearer ${secret}` } })
    assert.equal((await ask()).status, 200)
    await page.getByRole('button', { name: 'Revoke Work laptop' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('No tokens yet.').waitFor()
    assert.equal((await ask()).status, 401)
  })

  test('the only way to sign in cannot be unlinked', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/settings')
    await page.getByText('This is your only way to sign in, so it cannot be unlinked.').waitFor()
    assert.equal(await page.getByRole('button', { name: /^Unlink/ }).count(), 0)
    const link = page.getByRole('link', { name: /^Link/ })
    await becomes(() => link.getAttribute('href'), '/api/login/sandbox?link=1')
  })

  test('Settings says why linking came to nothing', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/api/login/sandbox?link=1')
    const problem = page.getByRole('alert')
    await problem.getByText('linking has to start on this page').waitFor()
    await page.goto('/settings?error=identity_taken')
    await problem.getByText('this sign-in already belongs to another account').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.goto('/settings?error=nonsense')
    await page.getByRole('link', { name: /^Link/ }).waitFor()
    assert.equal(await problem.count(), 0)
  })
})
