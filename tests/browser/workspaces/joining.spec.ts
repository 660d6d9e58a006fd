import { test } from '@japa/runner'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { invitation, newTeam, switcher } from '#tests/browser/workspaces/teams'

test.group('Joining a team', (group) => {
  const desk = Desk.in(group)

  test('begins with sign-in for a visitor, who comes back to the invitation', async () => {
    const { owner, team } = await newTeam(desk)
    const path = await invitation(owner, team)
    const page = await desk.arrive({ as: null })
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/signup')
    const back = new URL(page.url()).searchParams.get('returnTo')
    await desk.signIn(page)
    await page.goto(back ?? '/')
    await page.getByRole('button', { name: 'Join' }).click()
    await page.waitForURL('**/home')
    await switcher(page, team.name).waitFor()
  })

  test('can wait', async ({ assert }) => {
    const { owner, team } = await newTeam(desk)
    const page = await newcomer(desk)
    await page.goto(await invitation(owner, team))
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.waitForURL('**/home')
    await switcher(page, 'Personal').waitFor()
    assert.lengthOf(await call<unknown[]>(page, 'GET', '/api/workspaces'), 1)
  })

  test('works once', async ({ assert }) => {
    const { owner, team } = await newTeam(desk)
    const path = await invitation(owner, team)
    const first = await newcomer(desk)
    const second = await newcomer(desk)
    for (const page of [first, second]) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Join' }).waitFor()
    }
    desk.complaints.expect(/status of 410/)
    await first.getByRole('button', { name: 'Join' }).click()
    await switcher(first, team.name).waitFor()
    await second.getByRole('button', { name: 'Join' }).click()
    await second.getByRole('heading', { name: 'This invitation no longer works' }).waitFor()
    await second.getByText('Ask the person who invited you for a new link.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(second), [])
  })

  test('is for the address that was invited alone', async ({ assert }) => {
    const { owner, team } = await newTeam(desk)
    const path = await invitation(owner, team, { email: 'somebody-else@hone.test' })
    const page = await newcomer(desk)
    await page.goto(path)
    await page
      .getByRole('heading', { name: 'This invitation is for another email address' })
      .waitFor()
    await page.getByText('Sign in with the address that was invited').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('needs the whole link', async () => {
    const page = await newcomer(desk)
    desk.complaints.expect(/status of 404/)
    await page.goto('/join/abcdefghijklmnopqrstuvwxyz')
    await page.getByRole('heading', { name: 'This invitation does not exist' }).waitFor()
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await page.waitForURL('**/home')
  })
})
