import assert from 'node:assert/strict'
import type { Page, Request } from 'playwright-core'
import { ApiError } from '#app/core/domain/api_error'
import { failure } from '#frontend/lib/api'
import { call, refuse } from '#tests/browser/saved/own_data'
import { answered, endsAt, held, shows } from '#tests/browser/specification/checks'
import { at, given, group, rule } from '#tests/browser/specification/group'
import type { Check } from '#tests/browser/specification/types'
import { brings, EXAMPLE } from '#tests/browser/specification/writing'

const PERSON = '**/api/auth/user'
const LIST = '**/api/activities*'
const ACTIVITY = '/recent-activity'
/** A page of the server that asks for nothing, from which a check sets out. */
const QUIET = '/health/live'
const MINUTE = 60_000
const UNKNOWN = '0190a0b0-0000-7000-8000-000000000001'

const clockInstalled: Check = (page) => page.clock.install()

const refused =
  (addresses: string, status: number): Check =>
  async (page) => {
    await page.route(addresses, refuse(status))
  }

/** Counts the calls of one address from now on. Its answer waits until what was asked before is counted. */
function callsOf(page: Page, path: string): () => Promise<number> {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1
  })
  return async () => {
    await page.evaluate(() => fetch('/health/live').then(({ status }) => status))
    return count
  }
}

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor()

const improves = (page: Page) =>
  call(page, 'POST', '/api/ai/enhance-prompt', { originalPrompt: EXAMPLE })

const hasEntries = (page: Page) => page.locator('main h3').first().waitFor()

export const loading = [
  ...group(
    'auth-state',
    { section: '4 States', where: '/home', as: 'member' },
    {
      'loading': given(
        held(PERSON),
        rule(
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
        given(
          held(PERSON),
          rule('on public pages the loading state shows in the header', async (page) => {
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
    { section: '7 and 8 Loading data', where: ACTIVITY, as: 'member' },
    {
      'credentials': at(
        QUIET,
        rule('all calls include credentials', async (page, app) => {
          const calls: Request[] = []
          page.on('request', (request) => {
            if (request.url().includes('/api/')) calls.push(request)
          })
          await page.goto(app.url + brings('/create'))
          await page.waitForURL(/\?id=/)
          const sent = await Promise.all(calls.map((request) => request.allHeaders()))
          assert.ok(sent.length >= 2)
          for (const { cookie } of sent) assert.match(cookie, /hone_session=1/)
        })
      ),
      'json': at(
        QUIET,
        rule('a JSON content type is sent when there is a body', async (page, app) => {
          const improving = page.waitForRequest('**/api/ai/enhance-prompt')
          const looking = page.waitForRequest(PERSON)
          await page.goto(app.url + brings('/create'))
          const withBody = await (await improving).allHeaders()
          const without = await (await looking).allHeaders()
          assert.match(withBody['content-type'], /^application\/json/)
          assert.equal(without['content-type'], undefined)
        })
      ),
      'generic': at(
        QUIET,
        rule('the loader asks GET on the query key joined with slashes', async (page, app) => {
          const asking = page.waitForRequest(`${app.url}/api/prompts/${UNKNOWN}`)
          await page.goto(`${app.url}/saved/${UNKNOWN}`)
          assert.equal((await asking).method(), 'GET')
        })
      ),
      'no-retry': at(
        QUIET,
        given(
          clockInstalled,
          rule('a load that fails is not tried again', async (page, app) => {
            await refused(LIST, 503)(page, app)
            const calls = callsOf(page, '/api/activities')
            await page.goto(app.url + ACTIVITY)
            await page.getByText('Your activity could not be loaded').waitFor()
            await page.clock.runFor(2 * MINUTE)
            assert.equal(await calls(), 1)
          })
        )
      ),
      'no-refetch': at(
        QUIET,
        given(
          clockInstalled,
          rule('no refetch on focus, no polling, never stale', async (page, app) => {
            await improves(page)
            const calls = callsOf(page, '/api/activities')
            await page.goto(app.url + ACTIVITY)
            await hasEntries(page)
            await page.evaluate(() => {
              for (const target of [window, document]) {
                target.dispatchEvent(new Event('focus'))
                target.dispatchEvent(new Event('visibilitychange'))
              }
            })
            await page.clock.fastForward(60 * MINUTE)
            await follow(page, 'Components')
            await heading(page, 'Components')
            await follow(page, 'Recent Activity')
            await heading(page, 'Recent Activity')
            await hasEntries(page)
            assert.equal(await calls(), 1)
          })
        )
      ),
      'user-cache': at(
        QUIET,
        given(
          clockInstalled,
          rule('the user is cached for 300000 ms', async (page, app) => {
            const calls = callsOf(page, '/api/auth/user')
            await page.goto(`${app.url}/components`)
            await heading(page, 'Components')
            await page.clock.fastForward(4 * MINUTE)
            await follow(page, 'Profile')
            await page.getByText('Member since').waitFor()
            assert.equal(await calls(), 1)
            await follow(page, 'Components')
            await heading(page, 'Components')
            await page.clock.fastForward(2 * MINUTE)
            await follow(page, 'Profile')
            await page.getByText('Member since').waitFor()
            assert.equal(await calls(), 2)
          })
        )
      ),
      'user-retry': at(
        QUIET,
        given(
          clockInstalled,
          rule('the user is not asked for again after a failure', async (page, app) => {
            await refused(PERSON, 503)(page, app)
            const calls = callsOf(page, '/api/auth/user')
            await page.goto(`${app.url}/settings`)
            await heading(page, 'Please log in')
            await page.clock.runFor(2 * MINUTE)
            assert.equal(await calls(), 1)
          })
        )
      ),
      'error-message': rule(
        'an error says status, colon, space, then body text or status text',
        async () => {
          const messageFor = async (body: string, init: ResponseInit) => {
            const error = await failure(new Response(body, init))
            assert.ok(error instanceof ApiError)
            return error.message
          }
          assert.equal(await messageFor('No room', { status: 507 }), '507: No room')
          assert.equal(
            await messageFor('', { status: 503, statusText: 'Unavailable' }),
            '503: Unavailable'
          )
        }
      ),
      'empty-500': given(
        refused(LIST, 500),
        rule('the loader treats 500 as an empty result, and says so', async (page, app) => {
          await shows('No activities found')(page, app)
          await shows('Something could not be loaded, so it looks empty. Nothing is lost.')(
            page,
            app
          )
        })
      ),
      'empty-401': given(
        refused(LIST, 401),
        rule(
          'the loader treats 401 as an empty result, and leads to sign-in and back',
          endsAt('/signup?returnTo=%2Frecent-activity')
        )
      ),
    }
  ),
]
