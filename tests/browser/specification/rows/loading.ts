import assert from 'node:assert/strict'
import { refuse } from '#tests/browser/saved/own_data'
import { answered, endsAt, held, shows } from '#tests/browser/specification/checks'
import { at, group, rule, sight, whenAnswered } from '#tests/browser/specification/group'
import type { Check } from '#tests/browser/specification/types'

const PERSON = '**/api/auth/user'
const LIST = '**/api/activities*'

const refused =
  (addresses: string, status: number): Check =>
  async (page) => {
    await page.route(addresses, refuse(status))
  }

export const loading = [
  ...group(
    'auth-state',
    { section: '4 States', where: '/home', as: 'person' },
    {
      'loading': whenAnswered(
        held(PERSON),
        sight(
          'while sign-in is being looked up, a "Loading..." spinner replaces guarded routes',
          async (page, app) => {
            await shows('Loading...')(page, app)
            await page.locator('svg.animate-spin').waitFor()
            assert.equal(await page.getByRole('heading').count(), 0)
          }
        )
      ),
      'landing-loading': at(
        '/',
        whenAnswered(
          held(PERSON),
          sight('on public pages the loading state shows in the header', async (page) => {
            await page.locator('header').getByText('Loading...').waitFor()
            await page.getByRole('heading', { level: 1 }).waitFor()
          })
        )
      ),
      'authenticated': rule('authenticated means that user data is present', async (page, app) => {
        await page.getByRole('navigation', { name: 'Main' }).waitFor()
        await answered(PERSON, { status: 401, json: { message: 'Nobody.' } })(page, app)
        await page.reload()
        await endsAt('/signup?returnTo=%2Fhome')(page, app)
      }),
    }
  ),
  ...group(
    'loader',
    { section: '7 and 8 Loading data', where: '/recent-activity', as: 'person' },
    {
      'empty-500': whenAnswered(
        refused(LIST, 500),
        sight('the loader treats 500 as an empty result, and says so', async (page, app) => {
          await shows('No activities found')(page, app)
          await shows('Something could not be loaded, so it looks empty. Nothing is lost.')(
            page,
            app
          )
        })
      ),
      'empty-401': whenAnswered(
        refused(LIST, 401),
        rule(
          'the loader treats 401 as an empty result, and leads to sign-in and back',
          endsAt('/signup?returnTo=%2Frecent-activity')
        )
      ),
    }
  ),
]
