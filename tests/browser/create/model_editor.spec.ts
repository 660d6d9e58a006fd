import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { openVersion } from '#tests/browser/create/writer'
import { ByModel } from '#tests/browser/create/by_model'
import { Desk } from '#tests/browser/helpers/desk'
import { call } from '#tests/browser/saved/own_data'

test.group('The Prompt Editor with a model', (group) => {
  const desk = Desk.in(group, { isAlone: true })
  const work = new ByModel(desk, group, '/prompt-editor')

  const analyze = (page: Page) =>
    page.getByRole('button', { name: 'Re-analyze', exact: true }).first().click()
  const versions = (page: Page) => page.getByRole('region', { name: 'Enhanced versions' })
  const byModel = (page: Page) => versions(page).getByText(/^A model wrote one compact brief/)

  test('shows its versions in the place of ours, and keeps them', async ({ assert }) => {
    const page = await work.arrive()
    await analyze(page)
    await byModel(page).waitFor({ state: 'attached' })
    await openVersion(page)
    await versions(page)
      .getByText('The readers know the company.')
      .filter({ visible: true })
      .first()
      .waitFor()
    await becomes(() => versions(page).getByRole('tab').count(), 3)
    assert.deepEqual(await barriers(page), [])

    await page.getByRole('combobox', { name: 'Target audience' }).selectOption('expert')
    await page.getByText('Re-analyze to update the results.').waitFor()
    await byModel(page).waitFor({ state: 'attached' })
    await page.reload()
    await byModel(page).waitFor({ state: 'attached' })
    await openVersion(page, 'optimized')
    await page.getByRole('button', { name: /^Save version.*Optimized/ }).click()
    await page.getByText('Saved as version', { exact: false }).first().waitFor()
    const [newest] = await call<{ id: string; version: number }[]>(page, 'GET', '/api/prompts')
    const path = `/api/prompts/${newest.id}/versions/${newest.version}`
    const kept = await call<{ reasoning: string }>(page, 'GET', path)
    assert.match(kept.reasoning, /^A model wrote/)
    await page.reload()
    await byModel(page).waitFor({ state: 'attached' })
  })

  test('shows ours while it writes, and they stand when it is stopped, on desks and phones', async ({
    assert,
  }) => {
    const page = await work.arrive()
    work.fallSilent()
    await analyze(page)
    await page.getByText('It is for customers.').first().waitFor()
    await versions(page).getByRole('tab').nth(2).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('A model is writing its variants.').waitFor({ state: 'detached' })
    await work.standIn.until(() =>
      work.standIn.requests.slice(2).every(({ hungUpAt }) => hungUpAt !== null)
    )
    assert.equal(await byModel(page).count(), 0)
    await openVersion(page, 'optimized')
    await page.getByRole('button', { name: /^Save version.*Optimized/ }).click()
    await page.getByText('Saved as version', { exact: false }).first().waitFor()
  })

  test('has back what it wrote before when the next answer is stopped, to be accepted', async ({
    assert,
  }) => {
    const page = await work.arrive()
    await analyze(page)
    await byModel(page).waitFor({ state: 'attached' })
    work.fallSilent()
    await analyze(page)
    await page.getByText('A model is writing its variants.').waitFor()
    await page.getByText('It is for customers.').first().waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await byModel(page).waitFor({ state: 'attached' })
    await page.getByText('The text so far').waitFor()
    await openVersion(page)
    await page.getByRole('button', { name: /^Save version.*Structured/ }).click()
    await page.getByText('Saved as version', { exact: false }).first().waitFor()
    const [newest] = await call<{ id: string }[]>(page, 'GET', '/api/prompts')
    const path = `/api/prompts/${newest.id}/versions`
    const [kept] = await call<{ note: string }[]>(page, 'GET', path)
    assert.notInclude(kept.note, 'with your changes')
  })

  test('says why the versions are ours where the provider fails', async () => {
    const page = await work.arrive()
    work.standIn.play(...[1, 2].map(() => ({ kind: 'status' as const, status: 401 })))
    await analyze(page)
    await page.getByText('The provider refused the key.').waitFor()
    await versions(page).getByRole('tab').nth(2).waitFor()
  })
})
