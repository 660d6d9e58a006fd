import { test } from '@japa/runner'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { heldToast } from '#tests/browser/helpers/toasts'
import {
  greeting,
  CHANGED,
  make,
  read,
  write,
  helloIn,
  panel,
  save,
  openVersions,
  choose,
} from '#tests/browser/flows/versions_steps'
import { newcomer } from '#tests/browser/saved/own_data'
import { GREETING } from '#tests/functional/flows/flow_steps'

test.group('Versions of a flow', (group) => {
  const desk = Desk.in(group)

  test('are saved with what changed, compared and restored, on desks and phones', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, GREETING)
    await openVersions(page, id)
    await panel(page).getByText('No version has been saved yet').waitFor()
    await panel(page).getByRole('button', { name: 'Save version' }).click()
    await panel(page).getByText('First version, with 3 steps.').waitFor()
    await panel(page).getByText('No changes since version 1.').waitFor()
    assert.isTrue(await panel(page).getByRole('button', { name: 'Save version' }).isDisabled())

    await write(page, id, CHANGED)
    await openVersions(page, id)
    await panel(page)
      .getByText(/\d changes since version 1\./)
      .waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await panel(page).getByRole('button', { name: 'Show changes' }).click()
    await page.waitForURL(/compare=1\.\.draft/)
    await panel(page).getByText('Changed text of “hello”.').waitFor()
    const fields = panel(page).getByRole('region', { name: 'hello: text' })
    await fields.getByText('morning').first().waitFor()
    for (const mark of ['Changed', 'Added', 'Removed'])
      await page.locator('main').getByText(mark, { exact: true }).first().waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Back to the draft' }).click()

    await choose(page, 1, 'Open')
    await page.getByText('Version 1, read-only').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    const restored = await heldToast(page, 'Version 1 restored')
    assert.equal(helloIn(await read(page, id)), 'Hello {{who}}')
    await panel(page).getByText('Restored version 1').waitFor()
    await restored.getByRole('button', { name: 'Undo' }).click()
    await save(page)
    await panel(page)
      .getByText(/\d changes since version 3\./)
      .waitFor()
    assert.equal(helloIn(await read(page, id)), 'Good morning, {{who}}')
  })

  test('are published and unpublished', async ({ assert }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, greeting('Hello {{nobody}}'))
    await openVersions(page, id)
    await panel(page).getByRole('button', { name: 'Publish version 1' }).click()
    await panel(page).getByRole('alert').getByText('cannot be published yet').waitFor()
    assert.equal((await read(page, id)).version, 0)

    await write(page, id, GREETING)
    await openVersions(page, id)
    await panel(page).getByRole('button', { name: 'Publish version 1' }).click()
    await panel(page).getByText('Version 1 is published.').and(page.locator(':focus')).waitFor()
    await page.getByRole('button', { name: 'Progress: Published 6 of 6' }).waitFor()
    assert.include(await read(page, id), { publishedVersion: 1, currentStep: 6 })

    await write(page, id, CHANGED)
    await openVersions(page, id)
    await panel(page).getByRole('button', { name: 'Publish version 2' }).click()
    await panel(page).getByText('Version 2 is published.').waitFor()
    await choose(page, 1, 'Publish')
    await panel(page).getByText('Version 1 is published.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await panel(page).getByRole('button', { name: 'Unpublish' }).click()
    await panel(page).getByText('Not published.').and(page.locator(':focus')).waitFor()
    assert.include(await read(page, id), { publishedVersion: null, version: 2 })
  })
})
