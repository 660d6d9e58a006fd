import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { given, group, rule } from '#tests/browser/specification/group'
import type { Check } from '#tests/browser/specification/types'
import { brings, EXAMPLE, original } from '#tests/browser/specification/writing'

const GREETINGS = [
  ['04:59', 'Working late'],
  ['05:00', 'Good morning'],
  ['11:59', 'Good morning'],
  ['12:00', 'Good afternoon'],
  ['16:59', 'Good afternoon'],
  ['17:00', 'Good evening'],
  ['21:59', 'Good evening'],
  ['22:00', 'Working late'],
]
const MINUTE = 60_000

const moment = (time: string) => new Date(`2026-05-11T${time}:00`)
const clockAt =
  (time: string): Check =>
  (page) =>
    page.clock.install({ time: moment(time) })

const brought = brings('/create')

async function greetsByHours(page: Page): Promise<void> {
  for (const [time, greeting] of GREETINGS) {
    await page.clock.setFixedTime(moment(time))
    await page.clock.runFor(MINUTE)
    await page.getByRole('heading', { level: 1, name: `${greeting}, Mia`, exact: true }).waitFor()
  }
}

/** Time stands still while the text is written, so that only the ten seconds can save it. */
async function savesEachTen(page: Page): Promise<void> {
  await page.goto(brought)
  await page.waitForURL(/\?id=/)
  await page.clock.pauseAt(moment('09:30'))
  const saved: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && saved.push(request.url()))
  for (const words of ['for teachers', 'for parents']) {
    await original(page).fill(`${EXAMPLE} ${words}`)
    await page.clock.runFor(9_900)
    await page.evaluate(() => fetch('/api/auth/user').then(({ status }) => status))
    assert.deepEqual(saved, [])
    const saving = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.clock.runFor(200)
    assert.match((await saving).url(), /\/draft$/)
    // Until the answer is read, the next ten seconds do not begin.
    await page
      .getByText(/^Saved /)
      .first()
      .waitFor()
    saved.length = 0
  }
}

/** What the clock decides on the optimizer: its greeting, and when a draft is saved. */
export const timeOfDay = [
  ...group(
    'greeting',
    { section: '2 and 4 Prompt Optimizer', where: '/create', as: 'member' },
    {
      hours: given(
        clockAt('03:00'),
        rule(
          '5 to 12 morning, 12 to 17 afternoon, 17 to 22 evening, else "Working late"',
          greetsByHours
        )
      ),
      refresh: given(
        clockAt('11:59'),
        rule('the greeting refreshes every 60 seconds', async (page) => {
          await page.getByText('Good morning').waitFor()
          await page.clock.runFor(MINUTE)
          await page.getByText('Good afternoon').waitFor()
        })
      ),
    }
  ),
  ...group(
    'autosave',
    { section: '9 Constants', where: '/create', as: 'person' },
    {
      interval: given(clockAt('09:00'), rule('a draft is saved every 10 seconds', savesEachTen)),
    }
  ),
]
