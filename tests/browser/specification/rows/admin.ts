import { all, endsAt, has, refuses } from '#tests/browser/specification/checks'
import { call, group, link, route, rule } from '#tests/browser/specification/group'
import { arrivesAt, goesOnAs } from '#tests/browser/specification/sights'
import type { Check } from '#tests/browser/specification/types'

const section = '2 and 6 Admin'
const CALLS = ['/api/admin/model-providers', '/api/admin/model-spend']

const refusesEach =
  (status: number): Check =>
  (page, app) =>
    all(...CALLS.map((path) => refuses('GET', path, status)))(page, app)

export const admin = [
  ...group(
    'admin',
    { section, where: '/admin', as: 'member' },
    {
      route: route('/admin', 'people without the role see Access Denied', arrivesAt('/admin')),
      denied: rule('Access Denied says which privileges are required', async (page) => {
        const text = page.locator('h1:text-is("Access Denied") + p')
        await text.getByText('Admin privileges required to access this page.').waitFor()
        await page.locator('main button, main [role=tab]').first().waitFor({ state: 'detached' })
      }),
      back: link('Go to Create', '/home', 'main'),
      calls: call('GET', CALLS[0], 'administrators alone may call it', refusesEach(403)),
    }
  ),
  ...group(
    'admin',
    { section, where: '/admin', as: 'visitor' },
    {
      'visitor': route(
        '/admin',
        '/admin sends a visitor to sign-up, and back',
        all(arrivesAt('/signup?returnTo=%2Fadmin'), async (page, app) => {
          await goesOnAs(page, /Sign in as Administrator/)
          await all(endsAt('/admin'), has('heading', 'Admin', { level: 1 }))(page, app)
          await has('button', 'Connect a model')(page, app)
        })
      ),
      'visitor-calls': call('GET', CALLS[0], 'nobody else may call it', refusesEach(401)),
    }
  ),
]
