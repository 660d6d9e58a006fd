import { test } from '@japa/runner'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { holdBack, newcomer, refuse, savedPrompt, shareLink } from '#tests/browser/saved/own_data'

const TEXT = 'Write an email about the launch, for teachers.'
const ABSENT = '/s/aaaaaaaaaaaaaaaaaaaaaaaa'

test.group('Shared prompts', (group) => {
  const desk = Desk.in(group)

  async function share(expiresAt?: string) {
    const page = await newcomer(desk)
    const id = await savedPrompt(page, TEXT)
    return { page, id, link: await shareLink(page, id, expiresAt) }
  }

  test('on desks and phones: anybody reads it, and nobody finds it by searching', async ({
    assert,
  }) => {
    const { link } = await share('2030-01-02T12:00:00.000Z')
    const page = await desk.arrive({ as: null })
    await page.goto(link.url)
    await page.getByRole('region', { name: 'Prompt' }).getByText(TEXT).waitFor()
    await page.getByText('Shared by Ada Lovelace').waitFor()
    await page.getByText('This link works until Jan 2, 2030.').waitFor()
    await eventually(async () =>
      assert.include(
        await page.locator('meta[name=robots]').first().getAttribute('content'),
        'noindex'
      )
    )
    assert.deepEqual(await barriersAtEachWidth(page), [])
    desk.complaints.expect(/status of 404/)
    await page.goto(ABSENT)
    await page.getByText('This link does not work').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('a visitor takes it along through the sign-up', async ({ assert }) => {
    const { link } = await share()
    const page = await desk.arrive({ as: null })
    await page.goto(link.url)
    await page.getByRole('button', { name: 'Copy' }).click()
    await becomes(() => page.evaluate(() => navigator.clipboard.readText()), TEXT)
    await page.getByRole('button', { name: 'Use this prompt' }).press('Enter')
    await page.waitForURL((url) => url.pathname === '/signup')
    assert.equal(new URL(page.url()).searchParams.get('returnTo'), '/create')
    assert.notInclude(page.url(), 'launch')
    await desk.signIn(page)
    await page.goto('/create')
    await page.waitForFunction(
      (text) => [...document.querySelectorAll('textarea')].some(({ value }) => value === text),
      TEXT
    )
  })

  test('somebody signed in gets a prompt of their own, and finds the link again', async ({
    assert,
  }) => {
    const { link } = await share()
    const page = await newcomer(desk, { name: 'Grace Hopper' })
    await page.goto('/shared')
    await page.getByText('No one has shared a prompt with you yet').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.goto(link.url)
    await page.getByRole('button', { name: 'Use this prompt' }).click()
    await page.waitForURL(/\/prompt-editor\?id=/)
    await page.goto('/shared')
    await page.getByText('Shared by Ada Lovelace').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('heading', { level: 2 }).getByRole('link').press('Enter')
    await page.getByRole('region', { name: 'Prompt' }).getByText(TEXT).waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('link', { name: 'Back to shared' }).click()
    await page.waitForURL((url) => url.pathname === '/shared')
  })

  test('trouble and slowness are said, and a refused revocation leaves the link', async ({
    assert,
  }) => {
    desk.complaints.expect(/status of 503/)
    const { page, link } = await share()
    await page.route('**/api/shared/*', refuse(503))
    await page.goto(link.url)
    await page.getByText('The shared prompt could not be loaded').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.unroute('**/api/shared/*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText(TEXT).first().waitFor()

    const release = await holdBack(page, '**/api/shares*')
    await page.goto('/shared?tab=mine')
    await page.getByText('Loading links').waitFor({ state: 'attached' })
    assert.deepEqual(await barriers(page), [])
    await release()
    await page.route('**/api/shares/*', refuse(503))
    await page.getByRole('button', { name: /^Revoke/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await page
      .getByText(/The link could not be revoked; it still works/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: /^Revoke/ }).waitFor()
  })
})
