import { test } from '@japa/runner'
import { becomes } from '#tests/browser/helpers/becomes'
import { barriers, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { heldToast } from '#tests/browser/helpers/toasts'
import { arriveAs, call, newcomer, savedPrompt } from '#tests/browser/saved/own_data'
import {
  choose,
  createIn,
  memberOf,
  newTeam,
  switcher,
  teamPrompt,
} from '#tests/browser/workspaces/teams'
import { FLOWS } from '#tests/functional/flows/flow_steps'

test.group('The switcher of workspaces', (group) => {
  const desk = Desk.in(group)

  test('shows what is in the chosen workspace alone, in this tab and in new ones', async ({
    assert,
  }) => {
    const { owner: page, team } = await newTeam(desk)
    await savedPrompt(page, 'Write a letter to my aunt', { title: 'Letter to my aunt' })
    await teamPrompt(page, team, 'Write the weekly report', 'Weekly report')
    await createIn(page, team, FLOWS, { title: 'Flow of the team' })
    await page.goto('/saved')
    await page.getByRole('link', { name: 'Letter to my aunt' }).waitFor()
    await choose(page, team.name)
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('link', { name: 'Saved' }).click()
    await page.getByRole('link', { name: 'Weekly report' }).waitFor()
    assert.equal(await page.getByText('Letter to my aunt').count(), 0)
    await page.getByRole('link', { name: 'Flow of the team' }).waitFor()

    await page.reload()
    await page.getByRole('link', { name: 'Weekly report' }).waitFor()
    const other = await page.context().newPage()
    await other.goto('/saved')
    await other.getByRole('link', { name: 'Weekly report' }).waitFor()
    await choose(other, 'Personal')
    await other.goto('/saved')
    await other.getByRole('link', { name: 'Letter to my aunt' }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'Weekly report' }).waitFor()
  })

  test('creates prompts and flows in the chosen workspace', async ({ assert }) => {
    const { owner: page, team } = await newTeam(desk)
    await page.goto('/home')
    await choose(page, team.name)
    await page.goto('/saved/import')
    await page.goto('/flow-builder')
    await page
      .getByRole('button', { name: /Start (empty|from scratch)|Empty flow|Blank/i })
      .first()
      .click()
    await page.waitForURL('**/flow-builder/*')
    const personal = await call<unknown[]>(page, 'GET', FLOWS)
    assert.lengthOf(personal, 0)
  })

  test('lists role and members, works with keys alone, and is barrier-free', async ({ assert }) => {
    const { owner, team } = await newTeam(desk)
    const page = await memberOf(desk, owner, team, 'viewer')
    await page.goto('/saved')
    const listed = page.waitForResponse('**/api/workspaces')
    await switcher(page, 'Personal').focus()
    await listed
    await page.keyboard.press('Enter')
    const item = page.getByRole('menuitemcheckbox', { name: team.name })
    await item.getByText('Viewer · 2 members').waitFor()
    const focused = page.locator('[role="menuitemcheckbox"]:focus')
    await focused.filter({ hasText: 'Personal' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await focused.filter({ hasText: team.name }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/home')
    await switcher(page, team.name).click()
    await item.waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
  })

  test('is in the menu of a phone and in the folded sidebar beside a flow', async ({ assert }) => {
    const { owner: page, team } = await newTeam(desk)
    const { id } = await createIn(page, team, FLOWS, { title: 'Flow of the team' })
    await page.goto(`/flow-builder/${id}`)
    await page.getByRole('complementary').first().waitFor()
    await choose(page, team.name)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog')
    await menu.getByRole('button', { name: `Workspace: ${team.name}` }).click()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('menuitemcheckbox', { name: 'Personal' }).click()
    await menu.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await switcher(page, 'Personal').waitFor()
  })

  test('leads to a new workspace and its members', async () => {
    const { owner: page } = await newTeam(desk)
    await page.goto('/help')
    await switcher(page).click()
    await page.getByRole('menuitem', { name: 'New workspace…' }).click()
    const dialog = page.getByRole('dialog', { name: 'New workspace' })
    await dialog.getByRole('button', { name: 'Create workspace' }).click()
    await dialog.getByText('Enter a name.').waitFor()
    await dialog.getByLabel('Name').fill('Southern team')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/workspace')
    await switcher(page, 'Southern team').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor()
  })

  test('says to whom the plan gives no workspace what would', async ({ assert }) => {
    const page = await newcomer(desk)
    desk.complaints.expect(/status of 403/)
    await page.goto('/workspace')
    await page.getByText('You are in your personal workspace').waitFor()
    await page.getByRole('main').getByRole('button', { name: 'New workspace…' }).click()
    const dialog = page.getByRole('dialog', { name: 'New workspace' })
    await dialog.getByLabel('Name').fill('Southern team')
    await dialog.getByRole('button', { name: 'Create workspace' }).click()
    await dialog.getByRole('alert').getByText('requires the Pro plan').waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    await dialog.getByRole('link', { name: 'Upgrade to Pro' }).click()
    await page.waitForURL('**/payment')
  })

  test('is in the command palette, too', async () => {
    const { owner: page, team } = await newTeam(desk)
    await page.goto('/help')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('ControlOrMeta+k')
    const dialog = page.getByRole('dialog', { name: 'Commands' })
    await page.keyboard.type('switch to north')
    await dialog.getByRole('option', { name: `Switch to ${team.name}` }).click()
    await page.waitForURL('**/home')
    await switcher(page, team.name).waitFor()
  })

  test('falls back to the personal workspace where a membership has ended, and says so', async ({
    assert,
  }) => {
    const { owner, team } = await newTeam(desk)
    const page = await memberOf(desk, owner, team, 'editor')
    await savedPrompt(page, 'Write a letter to my aunt', { title: 'Letter to my aunt' })
    await page.goto('/home')
    await choose(page, team.name)
    const listed = page.waitForResponse('**/api/workspaces')
    await page.goto('/help')
    await listed
    const { id } = await call<{ id: string }>(page, 'GET', '/api/auth/user')
    await call(owner, 'DELETE', `/api/workspaces/${team.id}/members/${id}`)
    desk.complaints.expect(/status of 404/)
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('link', { name: 'Saved' }).click()
    await heldToast(page, `You are no longer a member of ${team.name}`)
    await page.waitForURL('**/home')
    await switcher(page, 'Personal').waitFor()
    await nav.getByRole('link', { name: 'Saved' }).click()
    await page.getByRole('link', { name: 'Letter to my aunt' }).waitFor()
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    assert.notInclude(kept, team.id)
  })

  test('is never that of the person who was signed in before', async ({ assert }) => {
    const { owner: page, team } = await newTeam(desk)
    await page.goto('/home')
    await choose(page, team.name)
    await page.goto('about:blank')
    const named: string[] = []
    page.on('request', async (request) => {
      const workspace = await request.headerValue('hone-workspace')
      if (workspace) named.push(workspace)
    })
    await page.context().clearCookies()
    const email = `after-${process.pid}-${Date.now()}@hone.test`
    const other = await arriveAs(desk, email, 'Grace Hopper')
    await page.context().addCookies(await other.context().cookies())
    await page.goto('/saved')
    await switcher(page, 'Personal').waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.deepEqual(named, [])
  })

  test('leaves nothing in the browser after Sign Out', async ({ assert }) => {
    const { owner: page, team } = await newTeam(desk)
    await page.goto('/home')
    await choose(page, team.name)
    await page.getByRole('navigation', { name: 'Main' }).getByText('Sign Out').click()
    await page.waitForURL(`${desk.url}/`)
    await becomes(
      () =>
        page.evaluate(() =>
          JSON.stringify([localStorage, sessionStorage]).includes('hone.workspace')
        ),
      false
    )
    assert.isTrue(page.url().startsWith(desk.url))
  })
})
