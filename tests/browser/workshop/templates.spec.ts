import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer, refuse } from '#tests/browser/saved/own_data'

const TEXT =
  'Write an email to Maria Lopez about our new product for {{team}}. Use a friendly tone, 120 words, by 2027-03-12. Maria Lopez knows us.'
const TEMPLATE =
  'Write an email to {{person}} about {{product}} for {{team}}. Use a {{tone}} tone, {{words}} words, by {{deadline}}. {{person}} knows us.'

const field = (page: Page) => page.getByRole('textbox', { name: 'Prompt to turn into a template' })
const template = (page: Page) => page.getByRole('region', { name: 'The template' })
const filled = (page: Page) => page.getByRole('region', { name: 'Resulting prompt' })
const variable = (page: Page, value: string) =>
  page.getByRole('group', { name: value, exact: true })

test.group('Adaptive Templates', (group) => {
  const desk = Desk.in(group)

  async function analyzed(page: Page, text = TEXT): Promise<Page> {
    await page.goto('/workshop?tab=templates')
    await field(page).fill(text)
    await field(page).press('Control+Enter')
    await page.getByRole('heading', { name: 'The template' }).waitFor()
    return page
  }

  test('on desks and phones: every state is accessible and fits', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/workshop?tab=templates')
    await page.getByRole('button', { name: 'Try an example' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Try an example' }).click()
    await page.getByRole('heading', { name: '9 variables' }).waitFor()
    await variable(page, 'Maria Lopez').getByLabel('Name').fill('no | name')
    assert.deepEqual(await barriersAtEachWidth(page), [])
    const long = `Summarise this: """\n${'supercalifragilistic'.repeat(60)}\n""" for "${'quoted words '.repeat(20)}"`
    await analyzed(page, long)
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await analyzed(page, 'Make it better')
    await page.getByText('Nothing in this prompt seems to change').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('a blank text cannot be analyzed', async () => {
    const page = await newcomer(desk)
    await page.goto('/workshop?tab=templates')
    await becomes(() => page.getByRole('button', { name: 'Analyze' }).isDisabled(), true)
  })

  test('what changes becomes a variable with a type and an example, and comes back word for word', async ({
    assert,
  }) => {
    const page = await analyzed(await newcomer(desk))
    assert.equal(await template(page).innerText(), TEMPLATE)
    const types: [string, string][] = [
      ['Maria Lopez', 'text'],
      ['friendly', 'choice'],
      ['120', 'number'],
      ['2027-03-12', 'date'],
    ]
    for (const [value, type] of types)
      assert.equal(await variable(page, value).getByLabel('Type').inputValue(), type)
    assert.equal(await filled(page).innerText(), TEXT)
    await page.getByText('With these values you get your original prompt.').waitFor()
  })

  test('variables are left out, renamed and given another type', async ({ assert }) => {
    const page = await analyzed(await newcomer(desk))
    await page.getByRole('checkbox', { name: 'Turn into a variable: 120' }).uncheck()
    const person = variable(page, 'Maria Lopez')
    await person.getByLabel('Name').fill('team')
    await page.getByText('Another variable has this name.').waitFor()
    await becomes(() => page.getByRole('button', { name: 'Save as my prompt' }).isDisabled(), true)
    await eventually(async () =>
      assert.include(await template(page).innerText(), 'an email to Maria Lopez about')
    )
    await person.getByLabel('Name').fill('receiver')
    await person.getByLabel('Type').selectOption('choice')
    await person.getByLabel('Choices').fill('Ada, Bo')
    const expected = TEMPLATE.replaceAll('person', 'receiver').replace('{{words}}', '120')
    await becomes(() => template(page).innerText(), expected)
    const choice = page.getByRole('combobox', { name: 'receiver' })
    await becomes(() => choice.getByRole('option').allInnerTexts(), ['Maria Lopez', 'Ada', 'Bo'])
  })

  test('is filled in to try it', async () => {
    const page = await analyzed(await newcomer(desk))
    await page.getByRole('textbox', { name: 'person' }).fill('Bo Lind')
    await page.getByRole('combobox', { name: 'tone' }).selectOption('formal')
    await page
      .getByRole('textbox', { name: 'deadline' })
      .or(page.getByLabel('deadline'))
      .last()
      .fill('2028-01-02')
    await page.getByRole('textbox', { name: 'team' }).fill('the crew')
    const wanted = TEXT.replaceAll('Maria Lopez', 'Bo Lind')
      .replace('friendly', 'formal')
      .replace('2027-03-12', '2028-01-02')
      .replace('{{team}}', 'the crew')
    await becomes(() => filled(page).innerText(), wanted)
    await page.getByRole('button', { name: 'Copy the prompt' }).click()
    await page.getByText('The prompt has been copied to your clipboard.', { exact: true }).waitFor()
    await becomes(() => page.evaluate(() => navigator.clipboard.readText()), wanted)
    await page.getByRole('button', { name: 'Back to the examples' }).click()
    await becomes(() => filled(page).innerText(), TEXT)
  })

  test('takes names of any letters as variables, and code and formulas as text', async ({
    assert,
  }) => {
    const text = `Greet {{First Name}} and {{${'prénom'.normalize('NFD')}}} with {{2nd_item}}. Use a \${tone:friendly} tone for $PATH, $x^2$ and {{ x | upper }}.`
    const page = await analyzed(await newcomer(desk), text)
    await page.getByRole('heading', { name: 'One variable' }).waitFor()
    const wanted = text.replace('${tone:friendly}', '{{tone}}')
    await becomes(() => template(page).innerText(), wanted)
    await page.getByRole('textbox', { name: 'First Name' }).fill('Ada')
    await page.getByRole('textbox', { name: '2nd_item' }).fill('pens')
    await eventually(async () => {
      const words = await filled(page).innerText()
      assert.include(words, 'Greet Ada and ')
      assert.include(words, 'with pens. Use a friendly tone for $PATH, $x^2$ and {{ x | upper }}.')
    })
  })

  test('is kept as a saved prompt of one’s own, or copied', async ({ assert }) => {
    const page = await analyzed(await newcomer(desk))
    await page.getByRole('button', { name: 'Copy the template' }).click()
    await page.getByText('The prompt has been copied to your clipboard.', { exact: true }).waitFor()
    await becomes(() => page.evaluate(() => navigator.clipboard.readText()), TEMPLATE)
    await page.getByLabel('Title').fill('Product mail')
    await page.getByRole('button', { name: 'Save as my prompt' }).click()
    await page.getByText('The template is in your saved prompts.').first().waitFor()
    await becomes(() => page.getByRole('button', { name: 'Save as my prompt' }).isDisabled(), true)
    const [kept] = await call<{ id: string; title: string; savedAt: string | null }[]>(
      page,
      'GET',
      '/api/prompts?saved=true'
    )
    assert.equal(kept.title, 'Product mail')
    await page.getByRole('link', { name: 'Open it' }).click()
    await page.waitForURL(new RegExp(`/saved/${kept.id}$`))
    const { draft } = await call<{ draft: string }>(page, 'GET', `/api/prompts/${kept.id}`)
    assert.equal(draft, TEMPLATE)
  })

  test('a refusal loses nothing, and can be tried again', async () => {
    const page = await analyzed(await newcomer(desk))
    desk.complaints.expect(/503/)
    await page.route('**/api/prompts', refuse(503))
    await page.getByRole('button', { name: 'Save as my prompt' }).click()
    await page.getByText('The disk is full.', { exact: true }).waitFor()
    await page.unroute('**/api/prompts')
    await page.getByRole('button', { name: 'Save as my prompt' }).click()
    await page.getByText('The template is in your saved prompts.').first().waitFor()
  })

  test('the text outlives a reload', async () => {
    const page = await analyzed(await newcomer(desk))
    await page.reload()
    await becomes(() => field(page).inputValue(), TEXT)
  })
})
