import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriersAtEachWidth, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer, refuse } from '#tests/browser/saved/own_data'

const favorites = (page: Page) => call<object[]>(page, 'GET', '/api/templates?view=favorites')

test.group('The library', (group) => {
  const desk = Desk.in(group)

  test('is searched with a typo, narrowed to a category, and says where nothing matches', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await page.goto('/home')
    await page.getByRole('link', { name: 'See all templates' }).click()
    await page.waitForURL(/\/templates$/)
    const cards = page.getByRole('list', { name: 'Templates' }).getByRole('article')
    await cards.first().waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await becomes(() => cards.count(), 48)
    await page.getByRole('button', { name: 'Load more' }).click()
    await becomes(() => cards.count(), 96)
    await page.getByRole('searchbox', { name: 'Search templates' }).fill('meating agenda')
    await cards.first().getByRole('heading', { name: 'Meeting Agenda' }).waitFor()
    await page.waitForURL(/search=meating\+agenda/)
    await page.getByRole('link', { name: /^Operations/ }).click()
    await page.waitForURL(/\/prompts\/operations\?search=/)
    await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor()
    await cards.first().getByRole('heading', { name: 'Meeting Agenda' }).waitFor()
    await page.getByRole('searchbox', { name: 'Search templates' }).fill('xyzzyx')
    await page.getByText('No template matches').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Clear' }).first().click()
    await cards.first().waitFor()
  })

  test('keeps favorites, and the templates that one has used', async ({ assert }) => {
    const page = await newcomer(desk)
    await call(page, 'POST', '/api/templates/blog-outline/uses')
    await page.goto('/templates')
    const cards = page.getByRole('list', { name: 'Templates' }).getByRole('article')
    const star = page.getByRole('button', { name: 'Favorite: Email Campaign' })
    await star.click()
    await becomes(() => star.getAttribute('aria-pressed'), 'true')
    await page.getByRole('button', { name: 'Favorites', exact: true }).click()
    await page.waitForURL(/view=favorites/)
    await becomes(() => cards.getByRole('heading').allTextContents(), ['Email Campaign'])
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Used by you' }).click()
    await becomes(() => cards.getByRole('heading').allTextContents(), ['Blog Post Outline'])
    await cards.getByText('Used once').waitFor()
    await page.getByRole('button', { name: 'Favorites', exact: true }).click()
    await star.click()
    // The page is gone before the server has answered.
    await page.reload()
    await becomes(async () => (await favorites(page)).length, 0)
    await page.reload()
    await page.getByText('No favorites yet').waitFor()
    await page.getByRole('link', { name: 'Browse all templates' }).click()
    await becomes(() => cards.count(), 48)
  })

  test('shows all templates again where the address asks for what none can have', async ({
    assert,
  }) => {
    desk.complaints.expect(/status of 422/)
    const page = await newcomer(desk)
    await page.goto('/templates?tag=%00')
    await page.getByText('No template matches').first().waitFor()
    await page.getByRole('button', { name: 'Show all templates' }).click()
    const cards = page.getByRole('list', { name: 'Templates' }).getByRole('article')
    await becomes(() => cards.count(), 48)

    const search = page.getByRole('searchbox', { name: 'Search templates' })
    const width = (await search.boundingBox())?.width
    await search.fill('xyzzyx '.repeat(60))
    await page.getByText(/^Nothing was found for “xyzzyx xyzzyx/).waitFor()
    assert.equal((await search.boundingBox())?.width, width)
    await page.goto(`/templates?search=${'zyx'.repeat(100)}`)
    await page.getByText(/^Nothing was found for “zyxzyx/).waitFor()
    await page.goto('/saved?tag=%00')
    await page.getByText('No matching prompts').waitFor()
  })

  test('has no page for a category that does not exist', async () => {
    const page = await newcomer(desk)
    await page.goto('/prompts/astrology')
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  })

  test('says when it cannot be loaded, and tries again', async ({ assert }) => {
    desk.complaints.expect(/status of 503/)
    const page = await newcomer(desk)
    await page.route('**/api/templates?*', refuse(503))
    await page.goto('/templates')
    await page.getByText('The templates could not be loaded').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.unroute('**/api/templates?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('list', { name: 'Templates' }).waitFor()
  })
})

test.group('A template', (group) => {
  const desk = Desk.in(group)

  test('is filled in, kept over a reload, saved, and made a flow', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/templates/meeting-agenda')
    const prompt = page.getByRole('region', { name: 'Prompt', exact: true }).last()
    await page.getByText('4 details are still open').waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByLabel('Minutes').fill('30')
    await prompt.getByText('30').first().waitFor()
    await page.reload()
    await becomes(() => page.getByLabel('Minutes').inputValue(), '30')
    await page.getByRole('button', { name: 'Use the example' }).click()
    await page.getByText('Everything is filled in').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'Open the saved prompt' }).waitFor()
    const [saved] = await call<{ title: string }[]>(page, 'GET', '/api/prompts?saved=true')
    assert.equal(saved.title, 'Meeting Agenda')
    const [use] = await call<{ templateName: string }[]>(
      page,
      'GET',
      '/api/activities?type=template_used'
    )
    assert.equal(use.templateName, 'Meeting Agenda')
    await page.getByRole('button', { name: 'Make a flow' }).click()
    await page.waitForURL(/\/flow-builder\//)
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    const { graph } = await call<{ graph: { nodes: { kind: string }[] } }>(
      page,
      'GET',
      `/api/flows/${id}`
    )
    assert.deepEqual(
      graph.nodes.map(({ kind }) => kind),
      ['ask', 'prompt', 'result']
    )
  })

  test('says what is open in the same words after Improve, and fills the form of its flow', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await page.goto('/templates/blog-outline')
    await page.getByRole('button', { name: 'Use the example' }).click()
    await page.getByText('Everything is filled in').waitFor()
    const field = page.getByLabel('Topic', { exact: true })
    const topic = await field.inputValue()
    await page.getByRole('button', { name: 'Make a flow' }).click()
    await page.waitForURL(/\/flow-builder\//)
    await page.getByRole('tab', { name: 'Run' }).click()
    await becomes(() => page.getByLabel('Topic', { exact: true }).inputValue(), topic)

    await page.goto('/templates/blog-outline')
    await field.fill('')
    await page.getByText('1 detail is still open').waitFor()
    await page.getByRole('button', { name: 'Improve' }).click()
    await page.waitForURL(/\/create/)
    const original = page.locator('#original')
    await becomes(async () => (await original.inputValue()).includes('[Topic]'), true)
    assert.notInclude(await original.inputValue(), '{{')
    await page.getByText('One blank to fill').first().waitFor()
  })

  test('takes all of a long detail, and says why it cannot be used', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/templates/blog-outline')
    const field = page.getByLabel('Topic', { exact: true })
    await field.fill('word '.repeat(5_440))
    assert.lengthOf(await field.inputValue(), 27_200)
    await page.getByText('27,200 of 20,000', { exact: true }).waitFor()
    await page.getByText(/^“Topic” is longer than 20,000 characters/).waitFor()
    assert.isTrue(await page.getByRole('button', { name: 'Improve' }).isDisabled())
    assert.isTrue(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled())
    assert.deepEqual(await barriersAtEachWidth(page), [])
    for (const label of ['Topic', 'Readers', 'Afterwards readers can'])
      await page.getByLabel(label, { exact: true }).fill('a'.repeat(20_000))
    await page.getByText(/^The filled prompt has \d+,\d+ characters/).waitFor()
    for (const label of ['Topic', 'Readers'])
      await page.getByLabel(label, { exact: true }).fill('Tea')
    assert.isFalse(await page.getByRole('button', { name: 'Improve' }).isDisabled())
  })

  test('goes to the optimizer with what was filled in', async () => {
    const page = await newcomer(desk)
    await page.goto('/templates/blog-outline')
    await page.getByRole('button', { name: 'Use the example' }).click()
    await page.getByRole('button', { name: 'Improve' }).click()
    await page.waitForURL(/\/create/)
    await becomes(
      async () => (await page.locator('#original').inputValue()).includes('accounting software'),
      true
    )
  })

  test('that is too long where it arrives is not sent, and the field says why', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await page.goto('/templates')
    await page.getByRole('list', { name: 'Templates' }).waitFor()
    let sent = 0
    page.on('request', (one) => (sent += Number(one.url().includes('/api/ai/enhance-prompt'))))
    await page.evaluate(() => {
      const state = { usr: { draft: 'word '.repeat(10_001) }, key: 'long', idx: 1 }
      history.pushState(state, '', '/create')
      dispatchEvent(new PopStateEvent('popstate', { state }))
    })
    await page.getByText('The prompt is 5 characters too long.').waitFor()
    await page.getByRole('button', { name: 'Regenerate' }).waitFor()
    assert.isTrue(await page.getByRole('button', { name: 'Regenerate' }).isDisabled())
    assert.equal(await page.getByRole('button', { name: 'Try again' }).count(), 0)
    assert.equal(sent, 0)
  })

  test('that does not exist says so', async ({ assert }) => {
    desk.complaints.expect(/status of 404/)
    const page = await newcomer(desk)
    await page.goto('/templates/nothing')
    await page.getByRole('heading', { name: 'Template not found' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })
})
