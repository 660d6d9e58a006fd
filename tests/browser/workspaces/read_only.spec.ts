import { test } from '@japa/runner'
import { barriersAtEachWidth, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call } from '#tests/browser/saved/own_data'
import { choose, createIn, memberOf, newTeam, teamPrompt } from '#tests/browser/workspaces/teams'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'

const NOTICE = 'You can read this. Ask the owner to make you an editor to change or run it.'
test.group('What a member may only read', (group) => {
  const desk = Desk.in(group)

  test('a prompt shows its text, which {role}s cannot change')
    .with([{ role: 'viewer' as const }, { role: 'approver' as const }])
    .run(async ({ assert }, { role }) => {
      const { owner, team } = await newTeam(desk)
      const id = await teamPrompt(owner, team, 'Write the weekly report', 'Weekly report')
      const page = await memberOf(desk, owner, team, role)
      await page.goto(`/prompt-editor?id=${id}`)
      await page.waitForURL(`**/saved/${id}`)
      await page.getByText(NOTICE).waitFor()
      const text = page.getByRole('textbox')
      assert.equal(await text.inputValue(), 'Write the weekly report')
      assert.isFalse(await text.isEditable())
      await page.getByRole('heading', { name: 'Version 1' }).waitFor()
      await page.getByText(/^Another member, /).waitFor()
      for (const name of [/Save/, /Restore/, /Improve/, /Share/, /Rename/])
        assert.equal(await page.getByRole('main').getByRole('button', { name }).count(), 0)
      assert.deepEqual(await barriersAtEachWidth(page), [])
      assert.deepEqual(await barriersByDayAndNight(page), [])
      await page.goto(`/create?id=${id}`)
      await page.waitForURL(`**/saved/${id}`)
    })

  test('a flow shows its steps and runs, and nothing changes or runs it', async ({ assert }) => {
    const { owner, team } = await newTeam(desk)
    const { id } = await createIn(owner, team, FLOWS, { title: 'Greet', graph: GREETING })
    await call(owner, 'POST', `${FLOWS}/${id}/execute`, { inputs: { who: 'Ada' } })
    const page = await memberOf(desk, owner, team, 'viewer')
    await page.goto(`/flow-builder/${id}`)
    await page.getByText(NOTICE).waitFor()
    const main = page.getByRole('main')
    for (const name of [/^Run/, /Undo/, /Rename/, /Saved/])
      assert.equal(await main.getByRole('button', { name }).count(), 0)
    await page.getByRole('tab', { name: 'Run' }).click()
    await page.getByRole('heading', { name: 'Runs' }).waitFor()
    assert.equal(await main.getByRole('textbox').count(), 0)
    assert.deepEqual(await barriersAtEachWidth(page), [])
    assert.deepEqual(await barriersByDayAndNight(page), [])
  })

  test('the runs of the team are listed where the team is chosen', async () => {
    const { owner, team } = await newTeam(desk)
    const { id } = await createIn(owner, team, FLOWS, { title: 'Greet the team', graph: GREETING })
    await call(owner, 'POST', `${FLOWS}/${id}/execute`, { inputs: { who: 'Ada' } })
    const page = await memberOf(desk, owner, team, 'viewer')
    await page.goto('/runs')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await choose(page, team.name)
    await page.goto('/runs')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Greet the team/ })
      .first()
      .waitFor()
  })

  test('an editor changes and runs what others created', async () => {
    const { owner, team } = await newTeam(desk)
    const prompt = await teamPrompt(owner, team, 'Write the weekly report', 'Weekly report')
    const page = await memberOf(desk, owner, team, 'editor')
    await page.goto(`/saved/${prompt}`)
    const text = page.getByRole('textbox', { name: 'Prompt' })
    await text.fill('Write the monthly report')
    await text.blur()
    await page
      .getByText(/^Saved \d\d:\d\d/)
      .first()
      .waitFor()
  })
})
