import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { heldToast } from '#tests/browser/helpers/toasts'
import { call, holdBack, newcomer, refuse, savedPrompt } from '#tests/browser/saved/own_data'

const ROLE = 'You are a tax adviser for small charities.'
const FIRST = 'Job ad for a part-time cook in our school canteen. 120 words, warm, no buzzwords.'
const SECOND =
  'Our canteen at school needs a part-time cook. Please compose a vacancy notice that is friendly, has around 120 words, names the trial shift and does without jargon.'

const group = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const look = (page: Page) => page.getByRole('button', { name: /^(Find duplicates|Search again)/ })

test.group('Smart Discovery', (tests) => {
  const desk = Desk.in(tests)

  async function withPrompts(page: Page): Promise<Page> {
    await savedPrompt(page, FIRST, { title: 'Cook, short' })
    await savedPrompt(page, SECOND, { title: 'Cook, long', tags: ['jobs'] })
    await savedPrompt(page, `${ROLE} Explain how gifts are booked.`, { title: 'Gifts' })
    await savedPrompt(page, `${ROLE} List what changes when we sell cake.`, { title: 'Cake' })
    return page
  }

  async function looked(page: Page): Promise<Page> {
    await page.goto('/workshop?tab=discovery')
    await look(page).click()
    await page
      .getByText(/ask for the same|No duplicates found/)
      .first()
      .waitFor()
    return page
  }

  test('on desks and phones: every state is accessible and fits', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/workshop?tab=discovery')
    await look(page).click()
    await page.getByText('No prompts yet').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await withPrompts(page)
    const long = `Plan ${'supercalifragilistic'.repeat(40)} ${'and so much more '.repeat(80)}`
    await savedPrompt(page, long, { title: 'Long, '.repeat(33).trim() })
    await savedPrompt(page, `${long}.`, { title: 'supercali'.repeat(20) })
    await looked(page)
    await page.getByText('Role', { exact: true }).waitFor()
    await page.getByText('In 2 prompts').click()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Compare' }).first().click()
    await page.getByRole('dialog').locator('ins, del').first().waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('shows what asks for the same, and what each says alone', async ({ assert }) => {
    const page = await looked(await withPrompts(await newcomer(desk)))
    const text = await group(page, 'Cook, short').innerText()
    assert.match(text, /2 prompts ask for the same thing\. They have \d\d% in common\./)
    assert.include(text, 'Cook, long')
    assert.include(text, 'jobs')
    assert.match(text, /Only here: .*\bshift\b/)
    assert.equal(await page.getByRole('article').count(), 1)
    await page.getByRole('link', { name: 'Cook, long' }).click()
    await page.waitForURL(/\/saved\/[\w-]{36}$/)
  })

  test('one of two is deleted and comes back', async ({ assert }) => {
    const page = await looked(await withPrompts(await newcomer(desk)))
    const titles = async () =>
      (await call<{ title: string }[]>(page, 'GET', '/api/prompts')).map(({ title }) => title)
    await group(page, 'Cook').getByRole('button', { name: 'Delete: Cook, short' }).click()
    const toast = await heldToast(page, '“Cook, short” was deleted')
    await page.getByText('No duplicates found').waitFor()
    await eventually(async () => assert.notInclude(await titles(), 'Cook, short'))
    await toast.getByRole('button', { name: 'Undo' }).click()
    await group(page, 'Cook, short').waitFor()
    await page.waitForResponse((answer) => answer.request().method() === 'PATCH').catch(() => null)
    await eventually(async () => assert.include(await titles(), 'Cook, short'))
  })

  test('a deletion that is refused shows the prompt again', async () => {
    const page = await looked(await withPrompts(await newcomer(desk)))
    desk.complaints.expect(/503/)
    await page.route('**/api/prompts/*', refuse(503))
    await page.getByRole('button', { name: 'Delete: Cook, short' }).click()
    await page.getByText('The prompt could not be deleted.').first().waitFor()
    await group(page, 'Cook, short').waitFor()
  })

  test('two that differ stay apart, also after another look', async () => {
    const page = await looked(await withPrompts(await newcomer(desk)))
    await page.getByRole('button', { name: 'Compare' }).click()
    const dialog = page.getByRole('dialog', { name: 'Compare two prompts' })
    await dialog.locator('ins').first().waitFor()
    await dialog.getByRole('button', { name: 'Keep both' }).click()
    const toast = await heldToast(page, 'Marked as different')
    await page.getByText('No duplicates found').waitFor()
    await toast.getByRole('button', { name: 'Undo' }).click()
    await group(page, 'Cook, short').waitFor()
    await page.getByRole('button', { name: 'Keep both' }).click()
    await page.reload()
    await looked(page)
    await becomes(() => page.getByRole('article').count(), 0)
  })

  test('one of three is not the same, and the others stay together', async () => {
    const page = await newcomer(desk)
    for (const [at, mark] of ['', '!', '.'].entries())
      await savedPrompt(page, `Write a poem about rust${mark}`, { title: `Poem ${at}` })
    await looked(page)
    await page.getByText('3 prompts say the same thing in the same words.').waitFor()
    await page.getByRole('button', { name: 'Not a duplicate: Poem 1' }).click()
    await page.getByText('2 prompts say the same thing in the same words.').waitFor()
    await becomes(() => page.getByRole('link', { name: 'Poem 1' }).count(), 0)
  })

  test('a template of the library that one has written again is shown, and not deleted', async () => {
    const page = await newcomer(desk)
    const { content } = await call<{ content: string }>(page, 'GET', '/api/templates/blog-outline')
    await savedPrompt(page, content, { title: 'My outline' })
    await looked(page)
    const card = group(page, 'My outline')
    await card.getByRole('link', { name: 'Blog Post Outline' }).waitFor()
    await becomes(() => card.getByRole('button', { name: /^Delete/ }).count(), 1)
  })

  test('a part that recurs is copied, and its prompts are opened', async () => {
    const page = await looked(await withPrompts(await newcomer(desk)))
    const part = page.getByRole('listitem').filter({ hasText: ROLE })
    await part.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('The part has been copied to your clipboard.', { exact: true }).waitFor()
    await becomes(() => page.evaluate(() => navigator.clipboard.readText()), ROLE)
    await part.getByText('In 2 prompts').click()
    await part.getByRole('link', { name: 'Cake' }).click()
    await page.waitForURL(/\/saved\//)
  })

  test('prompts that were never saved are looked at on request', async () => {
    const page = await newcomer(desk)
    await savedPrompt(page, FIRST, { title: 'Cook, short' })
    await call(page, 'POST', '/api/prompts', { original: SECOND, title: 'Passing' })
    await looked(page)
    await page.getByText('No template asks for the same thing').waitFor()
    await page.getByRole('checkbox', { name: 'Include prompts I have not saved' }).check()
    await look(page).click()
    await group(page, 'Passing').waitFor()
  })

  test('the look can be stopped, and tells how far it is', async ({ assert }) => {
    const page = await withPrompts(await newcomer(desk))
    await page.goto('/workshop?tab=discovery')
    const release = await holdBack(page, '**/api/prompts/texts*')
    await look(page).click()
    await page.getByRole('progressbar').waitFor()
    await page.getByText('Reading your prompts: 0').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('progressbar').waitFor({ state: 'detached' })
    await release()
    await look(page).click()
    await group(page, 'Cook, short').waitFor()
  })

  test('prompts that cannot be read are asked for again', async ({ assert }) => {
    const page = await withPrompts(await newcomer(desk))
    desk.complaints.expect(/503/)
    await page.goto('/workshop?tab=discovery')
    await page.route('**/api/prompts/texts*', refuse(503))
    await look(page).click()
    await page.getByText('Your prompts could not be read.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.unroute('**/api/prompts/texts*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await group(page, 'Cook, short').waitFor()
  })

  test('what fits a piece of work is found, by keyboard', async ({ assert }) => {
    const page = await withPrompts(await newcomer(desk))
    await page.goto('/workshop?tab=discovery')
    const wish = page.getByRole('textbox', { name: 'What are you about to do?' })
    await becomes(() => page.getByRole('button', { name: 'Analyze' }).isDisabled(), true)
    await wish.fill('We need somebody for the canteen who can cook')
    await wish.press('Control+Enter')
    await page.getByRole('heading', { name: '2 prompts fit' }).waitFor()
    const first = page.getByRole('listitem').filter({ hasText: 'Cook, long' })
    const shown = await first.innerText()
    for (const part of ['Cook, long', 'jobs', 'Last changed', 'Matches: canteen, cook'])
      assert.include(shown, part)
    assert.deepEqual(await barriers(page), [])
    await wish.fill('Glaciers of Peru')
    await wish.press('Control+Enter')
    await page.getByText('None of your prompts and no template matches').waitFor()
  })
})
