import { test } from '@japa/runner'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { LISTING, MAILS } from '#tests/functional/flows/listing_flow'

test.group('A list that is typed for a run', (group) => {
  const desk = Desk.in(group)

  test('says how it is read, can be separated by blank lines, and stays so', async ({ assert }) => {
    const page = await newcomer(desk)
    const flow = { title: 'Mails', graph: LISTING }
    const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', flow)
    await page.goto(`/flow-builder/${id}?panel=run`)
    const field = page.getByRole('textbox', { name: 'Mails' })
    await field.fill(MAILS.join('\n---\n'))
    await page.getByText('Read as 3 items').waitFor()
    await field.fill('---\n---')
    await page.getByRole('button', { name: 'Run flow' }).click()
    await page.getByText('Fill in "Mails".').waitFor()
    await field.fill(MAILS.join('\n\n'))
    await page.getByText(/^Some lines may belong together/).waitFor()
    await page.getByRole('button', { name: 'Run flow' }).click()
    await page.getByText('Choose below how the items are separated.').waitFor()
    assert.equal(await page.getByRole('radio', { checked: true }).count(), 0)
    assert.equal(await page.getByRole('radio').count(), 2)
    assert.isEmpty(await barriersAtEachWidth(page))
    await page.getByText('Separate by blank lines (3)').click()
    await page.getByText('Read as 3 items').waitFor()
    await page.getByText('Dear Ada The bill is wrong.', { exact: true }).waitFor()
    await page.getByText('Choose below').waitFor({ state: 'detached' })
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await page.reload()
    await page.getByText('Read as 3 items').waitFor()
    assert.isEmpty(await barriersAtEachWidth(page))
    await page.getByRole('button', { name: 'Run flow' }).click()
    await page.getByText('Flow executed successfully').first().waitFor()
    const [run] = await call<{ id: string }[]>(page, 'GET', `/api/flows/${id}/runs`)
    const { inputs } = await call<{ inputs: unknown }>(page, 'GET', `/api/runs/${run.id}`)
    assert.deepEqual(inputs, { mails: MAILS })

    await page.goto(`/flow-builder/${id}?panel=run`)
    await field.fill('Something else')
    await page.getByRole('button', { name: 'Use last answers' }).click()
    await page.getByText('Read as 3 items').waitFor()
    assert.equal(await field.inputValue(), MAILS.join('\n\n'))
  })

  test('in the cells of a file is separated before the batch starts', async () => {
    const page = await newcomer(desk)
    const flow = { title: 'Mails', graph: LISTING }
    const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', flow)
    await page.goto(`/flow-builder/${id}?panel=run`)
    const buffer = Buffer.from(`mails\n"${MAILS.join('\n\n')}"\n`)
    const csv = { name: 'mails.csv', mimeType: 'text/csv', buffer }
    await page.locator('input[type=file]').setInputFiles(csv)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('“Mails” of row 2 is read as 5 items.').waitFor()
    await dialog.getByText('Separate by blank lines (3)').click()
    await dialog.getByText('“Mails” of row 2 is read as 3 items.').waitFor()
    await dialog.getByRole('button', { name: 'Run 1 row' }).click()
    await page.getByRole('link', { name: 'Open run of row 2' }).click()
    await page.getByText('Dear Bob').first().waitFor()
  })
})
