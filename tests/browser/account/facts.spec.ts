import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { openVersion } from '#tests/browser/create/writer'
import { Desk } from '#tests/browser/helpers/desk'
import { clickInToast, heldToast } from '#tests/browser/helpers/toasts'
import { call, newcomer, refuse } from '#tests/browser/saved/own_data'

const FACTS = '/api/facts'

test.group('Facts', (group) => {
  const desk = Desk.in(group)

  const settings = (page: Page) => page.goto('/settings?tab=preferences')
  const namesOf = async (page: Page) =>
    (await call<{ name: string }[]>(page, 'GET', FACTS)).map(({ name }) => name)
  const keep = (page: Page, name: string, value: string) =>
    call(page, 'POST', FACTS, { name, value })
  const edit = async (page: Page, text: string) => {
    await page.goto('/home')
    await page.goto(`/prompt-editor?prompt=${encodeURIComponent(text)}`)
    const card = await openVersion(page)
    await card.getByRole('button', { name: /^Fill the blanks/ }).click()
    return card
  }

  test('in all their states are accessible and fit, on desks and phones', async ({ assert }) => {
    desk.complaints.expect(/status of 503/)
    const page = await newcomer(desk)
    await settings(page)
    await page.getByText('No facts yet').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Add a fact' }).click()
    await page.getByRole('button', { name: 'Save fact' }).click()
    await page.getByText('Enter a name for the fact.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    for (let at = 0; at < 8; at++) await keep(page, `Fact ${at}`, `${'long '.repeat(200)}${at}`)
    await settings(page)
    await page.getByRole('heading', { name: 'Fact 7' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByLabel('Search your facts').fill('nothing like it')
    await page.getByText('No fact matches “nothing like it”.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await page.getByRole('heading', { name: 'Fact 7' }).waitFor()
    await page.route(`**${FACTS}`, refuse(503))
    await settings(page)
    await page.getByText('Your facts could not be loaded').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('are added, changed, deleted and brought back', async () => {
    desk.complaints.expect(/status of 422/)
    const page = await newcomer(desk)
    await settings(page)
    await page.getByRole('button', { name: 'Start with your company' }).click()
    await page.getByLabel('Text').fill('Kestrel Paper\nof Leipzig')
    await page.getByRole('button', { name: 'Save fact' }).click()
    await page.getByRole('heading', { name: 'Company' }).waitFor()

    await page.getByRole('button', { name: 'Add a fact' }).click()
    await page.getByLabel('Name', { exact: true }).fill('COMPANY')
    await page.getByLabel('Text').fill('Another')
    await page.getByRole('button', { name: 'Save fact' }).click()
    await page.getByText('You already have a fact with this name.').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Voice')
    await page.getByRole('button', { name: 'Save fact' }).click()
    await page.getByRole('heading', { name: 'Voice' }).waitFor()

    await page.getByRole('button', { name: 'Edit Voice' }).click()
    await page.getByLabel('Text').fill('Calm')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Calm', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Delete Voice' }).click()
    const toast = await heldToast(page, 'Fact deleted')
    await becomes(() => namesOf(page), ['Company'])
    await toast.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('heading', { name: 'Voice' }).waitFor()
    await page.reload()
    await page.getByText('Calm', { exact: true }).waitFor()
    await becomes(() => namesOf(page), ['Company', 'Voice'])
  })

  test('a refused deletion shows the fact again', async () => {
    desk.complaints.expect(/status of 503/)
    const page = await newcomer(desk)
    await keep(page, 'Voice', 'Calm')
    await settings(page)
    await page.route(`**${FACTS}/*`, refuse(503))
    await page.getByRole('button', { name: 'Delete Voice' }).click()
    await page.getByText('“Voice” could not be deleted.').first().waitFor()
    await becomes(() => page.getByRole('heading', { name: 'Voice' }).isVisible(), true)
  })

  test('an answer that is kept is offered next time, and filled in only when it is tapped', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const first = await edit(page, 'Write an email about [product] of [company name].')
    await first.getByLabel('company name').fill('Kestrel Paper')
    await page.keyboard.press('Tab')
    const passed = first.getByRole('button', { name: 'Save as fact “Company name”' })
    assert.isFalse(await passed.evaluate((button) => button === document.activeElement))
    await first.getByRole('button', { name: 'Save as fact “Company name”' }).click()
    await page.getByText('Fact saved').first().waitFor()
    await becomes(() => namesOf(page), ['Company name'])
    await becomes(() => first.getByRole('button', { name: /^Save as fact/ }).count(), 0)

    const next = await edit(page, 'Write an email for [our company] about [topic].')
    const field = next.getByLabel('Our company', { exact: true })
    const offer = next.getByRole('button', { name: 'Use your fact Company name Kestrel Paper' })
    await offer.waitFor()
    assert.equal(await field.inputValue(), '')
    await eventually(async () => assert.include(await next.innerText(), 'for [our company]'))
    assert.deepEqual(await barriers(page), [])
    await offer.focus()
    await page.keyboard.press('Enter')
    await becomes(() => field.inputValue(), 'Kestrel Paper')
    await next.getByText('Write an email for Kestrel Paper').waitFor()
    await becomes(() => offer.count(), 0)
  })

  test('keeping can be taken back, and a known fact is updated', async ({ assert }) => {
    const page = await newcomer(desk)
    await keep(page, 'Company', 'Old name')
    const card = await edit(page, 'Write an email about [topic] for [company].')
    await card.getByLabel('topic').fill('our move')
    await card.getByRole('button', { name: 'Save as fact “Topic”' }).click()
    await clickInToast(page, 'Fact saved')
    await card.getByRole('button', { name: 'Save as fact “Topic”' }).waitFor()
    await becomes(() => namesOf(page), ['Company'])
    await card.getByLabel('Company', { exact: true }).fill('New name')
    await card.getByRole('button', { name: 'Update fact “Company”' }).click()
    await page.getByText('Fact updated').first().waitFor()
    const [fact] = await call<{ value: string }[]>(page, 'GET', FACTS)
    assert.equal(fact.value, 'New name')
  })
})
