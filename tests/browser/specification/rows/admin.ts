import { all, endsAt, has } from '#tests/browser/specification/checks'
import { group, link, opens, route, sight } from '#tests/browser/specification/group'
import { arrivesAt, goesOnAs } from '#tests/browser/specification/sights'

const section = '2 and 6 Admin'
export const admin = [
  ...group(
    'admin',
    { section, where: '/admin', as: 'member' },
    {
      route: opens('/admin', 'people without the role see Access Denied', arrivesAt('/admin')),
      denied: sight('Access Denied says which privileges are required', async (page) => {
        const text = page.locator('h1:text-is("Access Denied") + p')
        await text.getByText('Admin privileges required to access this page.').waitFor()
        await page.locator('main button, main [role=tab]').first().waitFor({ state: 'detached' })
      }),
      back: link('Go to Create', '/home', 'main'),
    }
  ),
  ...group(
    'admin',
    { section, where: '/admin', as: 'visitor' },
    {
      visitor: route(
        '/admin',
        '/admin sends a visitor to sign-up, and back',
        all(arrivesAt('/signup?returnTo=%2Fadmin'), async (page, app) => {
          await goesOnAs(page, /Sign in as Administrator/)
          await all(endsAt('/admin'), has('heading', 'Admin', { level: 1 }))(page, app)
          await has('button', 'Connect a model')(page, app)
        })
      ),
    }
  ),
]
