import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { barriersAtEachWidth, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { heldToast } from '#tests/browser/helpers/toasts'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { choose, memberOf, newTeam, switcher } from '#tests/browser/workspaces/teams'

interface Listed {
  role: string
  firstName: string
}

const rolesIn = async (page: Page, { id }: { id: string }) =>
  (await call<Listed[]>(page, 'GET', `/api/workspaces/${id}/members`)).map(({ role }) => role)

test.group('The members of a team', (group) => {
  const desk = Desk.in(group)

  async function openMembers(page: Page, name: string) {
    await page.goto('/home')
    await choose(page, name)
    await page.goto('/workspace')
    await page.getByRole('heading', { name: 'People' }).waitFor()
  }

  test('are invited by a link that is shown once', async ({ assert }) => {
    const { owner, team } = await newTeam(desk)
    await openMembers(owner, team.name)
    await owner.getByText('There are no open invitations.').waitFor()
    await owner.getByRole('button', { name: 'Invite someone' }).click()
    const dialog = owner.getByRole('dialog')
    await dialog.getByLabel('Role').selectOption('approver')
    desk.complaints.expect(/status of 422/)
    await dialog.getByLabel('Email (optional)').fill('not an address')
    await dialog.getByRole('button', { name: 'Create link' }).click()
    await dialog.locator('[aria-invalid="true"]').waitFor()
    await dialog.getByLabel('Email (optional)').fill('')
    await dialog.getByRole('button', { name: 'Create link' }).click()
    await dialog.getByText('This link is shown once, and it works once within 7 days.').waitFor()
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
    assert.deepEqual(await barriersByDayAndNight(owner), [])
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await becomes(() => owner.evaluate(() => navigator.clipboard.readText()), link)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await owner.getByText('Anyone with the link').waitFor()
    assert.deepEqual(await barriersAtEachWidth(owner), [])

    const guest = await newcomer(desk, { name: 'Grace Hopper' })
    await guest.goto(new URL(link).pathname)
    await guest.getByText(`Ada Lovelace invites you to ${team.name}.`).waitFor()
    await guest.getByText('You join as: Approver').waitFor()
    assert.deepEqual(await barriersAtEachWidth(guest), [])
    assert.deepEqual(await barriersByDayAndNight(guest), [])
    await guest.getByRole('button', { name: 'Join' }).click()
    await guest.waitForURL('**/home')
    await switcher(guest, team.name).waitFor()
    assert.deepEqual(await rolesIn(owner, team), ['owner', 'approver'])
  })

  test('see each other, and the owner changes roles and removes them', async ({ assert }) => {
    const { owner, team } = await newTeam(desk)
    const member = await memberOf(desk, owner, team, 'viewer')
    await openMembers(owner, team.name)
    await openMembers(member, team.name)
    await member.getByText('Your role: Viewer').waitFor()
    assert.equal(await member.getByRole('combobox').count(), 0)
    assert.equal(await member.getByRole('button', { name: 'Invite someone' }).count(), 0)
    assert.deepEqual(await barriersAtEachWidth(member), [])

    await owner.getByLabel('Role of Grace Hopper').selectOption('editor')
    await heldToast(owner, 'Grace Hopper is now: Editor')
    assert.deepEqual(await rolesIn(owner, team), ['owner', 'editor'])
    await owner.getByRole('button', { name: 'Remove Grace Hopper' }).click()
    const asked = owner.getByRole('alertdialog')
    assert.deepEqual(await barriersByDayAndNight(owner), [])
    await asked.getByRole('button', { name: 'Remove' }).click()
    await heldToast(owner, 'Grace Hopper was removed')
    assert.deepEqual(await rolesIn(owner, team), ['owner'])

    desk.complaints.expect(/status of 404/)
    await member.reload()
    await heldToast(member, `You are no longer a member of ${team.name}`)
    await switcher(member, 'Personal').waitFor()
  })

  test('leave after they were asked', async ({ assert }) => {
    const { owner, team } = await newTeam(desk)
    const member = await memberOf(desk, owner, team, 'editor')
    await openMembers(member, team.name)
    await member.getByRole('button', { name: 'Leave workspace' }).click()
    const asked = member.getByRole('alertdialog', { name: `Leave ${team.name}?` })
    await asked.getByRole('button', { name: 'Cancel' }).click()
    assert.lengthOf(await rolesIn(owner, team), 2)
    await member.getByRole('button', { name: 'Leave workspace' }).click()
    await asked.getByRole('button', { name: 'Leave workspace' }).click()
    await heldToast(member, `You left ${team.name}`)
    await switcher(member, 'Personal').waitFor()
    assert.lengthOf(await rolesIn(owner, team), 1)
  })

  test('get a new name for their workspace from its owner', async () => {
    const { owner, team } = await newTeam(desk)
    await openMembers(owner, team.name)
    await owner.getByRole('button', { name: 'Rename' }).click()
    const dialog = owner.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Eastern team')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await switcher(owner, 'Eastern team').waitFor()
    await owner.reload()
    await switcher(owner, 'Eastern team').waitFor()
    const own = owner.getByRole('region', { name: 'Current workspace' })
    await own.getByText('Eastern team').waitFor()
  })

  test('no longer join by an invitation that was revoked', async () => {
    const { owner, team } = await newTeam(desk)
    await openMembers(owner, team.name)
    await owner.getByRole('button', { name: 'Invite someone' }).click()
    await owner.getByRole('button', { name: 'Create link' }).click()
    const link = await owner.getByLabel('Link', { exact: true }).inputValue()
    await owner.getByRole('button', { name: 'Done' }).click()
    await owner.getByRole('button', { name: 'Revoke the invitation for Anyone' }).click()
    await owner.getByText('There are no open invitations.').waitFor()
    desk.complaints.expect(/status of 410/)
    const guest = await newcomer(desk)
    await guest.goto(new URL(link).pathname)
    await guest.getByRole('heading', { name: 'This invitation no longer works' }).waitFor()
  })

  test('are loaded again where that failed', async () => {
    const { owner, team } = await newTeam(desk)
    await owner.goto('/home')
    await choose(owner, team.name)
    desk.complaints.expect(/status of 50/)
    await owner.route('**/members', (route) => route.fulfill({ status: 503, json: {} }))
    await owner.goto('/workspace')
    await owner.getByText('The members could not be loaded').waitFor()
    await owner.unroute('**/members')
    await owner.getByRole('main').getByRole('button', { name: 'Retry' }).click()
    await owner.getByRole('heading', { name: 'People' }).waitFor()
  })
})
