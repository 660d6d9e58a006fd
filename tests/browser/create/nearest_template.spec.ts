import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { original } from '#tests/browser/create/writer'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { newcomer } from '#tests/browser/saved/own_data'

const AGENDA = "agenda for tomorrow's budget meeting with the department heads"
/** A message for certain, and no template is near. */
const BOILER = 'Write an email to my landlord about the broken boiler'

const bring = (page: Page, screen: string, text: string) =>
  page.goto(`${screen}?prompt=${encodeURIComponent(text)}`)
const template = (page: Page) => page.getByText('Nearest template:')
const link = (page: Page) => template(page).getByRole('link', { name: 'Meeting Agenda' })

test.group('The nearest template', (group) => {
  const desk = Desk.in(group)

  test('stands beside the forms in {screen}, and opening it loses nothing')
    .with([{ screen: '/create' }, { screen: '/prompt-editor' }])
    .run(async ({ assert }, { screen }) => {
      const page = await newcomer(desk)
      await bring(page, screen, AGENDA)
      await page.waitForURL(/\?id=/)
      await link(page).waitFor()
      await template(page)
        .getByText('An agenda that ends in decisions, and fits the time you have.')
        .waitFor()
      await page.getByRole('button', { name: 'As a checklist' }).waitFor()
      assert.deepEqual(await barriersAtEachWidth(page), [])

      await original(page).press('Control+End')
      await page.keyboard.type(', one hour')
      await link(page).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/prompt-editor\?template=meeting-agenda/)
      await eventually(async () =>
        assert.include(await original(page).inputValue(), '{{participants}}')
      )
      assert.equal(await template(page).count(), 0)
      await page.goBack()
      await becomes(() => original(page).inputValue(), `${AGENDA}, one hour`)
    })

  test('is not there where none is near', async ({ assert }) => {
    const page = await newcomer(desk)
    const library = page.waitForResponse(/\/api\/templates$/)
    await bring(page, '/create', BOILER)
    await library
    await page.getByText('Kind: A message to send', { exact: true }).waitFor()
    assert.equal(await template(page).count(), 0)
    await original(page).fill(AGENDA)
    await page.getByRole('button', { name: 'Regenerate' }).click()
    await link(page).waitFor()
  })
})
