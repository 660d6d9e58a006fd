import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import { barriersAtEachWidth, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'

const LONG = 'Donaudampfschifffahrt'.repeat(30)
const BODY = [
  '<script>document.title = "taken"</script>',
  `## ${LONG}`,
  `${LONG} <img src=x onerror="document.title='taken'">`,
  '[no](javascript:alert(1)) [yes](https://example.org/)',
  `> ${LONG}`,
  `- ${LONG}`,
  `\`\`\`prompt\n${LONG}\n\`\`\``,
  `## Two`,
].join('\n\n')

function insertGuide({ databaseFile }: Desk, id: string, title: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  database
    .prepare(
      `insert into guides (id, version, title, description, body, position, is_public, is_archived,
        created_ms, updated_ms) values (?, 1, ?, ?, ?, 1, 1, 0, 1, 1)`
    )
    .run(id, title, LONG.slice(0, 300), BODY)
  database.close()
}

test.group('A guide of the workspace', (group) => {
  const desk = Desk.in(group, { isAlone: true })

  test('stands in the list once it is synced, and shows hostile and long text safely', async ({
    assert,
  }) => {
    const page = await desk.arrive({ as: null })
    await page.goto('/free-guides')
    const cards = page.getByRole('list', { name: 'Guides' }).getByRole('article')
    await becomes(() => cards.count(), 4)
    await becomes(() => page.getByText('Coming Soon').count(), 3)

    insertGuide(desk, 'written-now', 'Judging Answers You Cannot Check at a Glance')
    insertGuide(desk, 'further', LONG.slice(0, 120))
    await page.reload()
    await becomes(() => cards.count(), 4)
    await becomes(() => page.getByText('Coming Soon').count(), 1)
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])

    await page.getByRole('link', { name: 'Judging Answers' }).click()
    await page.waitForURL('**/free-guides/judging-answers')
    const article = page.getByRole('article')
    await article.getByRole('heading', { level: 2, name: 'Two' }).waitFor()
    assert.match(await page.title(), /Judging Answers/)
    assert.equal(await article.locator('script, img').count(), 0)
    assert.equal(
      await article.getByRole('link', { name: 'yes' }).getAttribute('href'),
      'https://example.org/'
    )
    assert.equal(await article.getByRole('link', { name: 'no', exact: true }).count(), 0)
    await article.getByRole('figure', { name: 'Prompt' }).waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })
})
