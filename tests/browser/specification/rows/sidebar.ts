import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { onPhone } from '#tests/browser/specification/checks'
import { at, given, group, link, rule, sight } from '#tests/browser/specification/group'
import { arrivesAt, leadsTo } from '#tests/browser/specification/sights'

const NAV = 'nav[aria-label="Main"]'
const SEVEN = ['Create', 'Templates', 'Saved', 'Profile', 'Components', 'Settings', 'Sign Out']
const PLACES = {
  'Saved': '/saved',
  'Profile': '/profile',
  'Components': '/components',
  'Settings': '/settings',
  'Recent Activity': '/recent-activity',
  'Workshop': '/workshop',
  'Create': '/home',
}

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

export const sidebar = [
  ...group(
    'sidebar',
    { section: '2 Sidebar', where: '/components', as: 'member' },
    {
      create: link('Create', '/home', NAV),
      saved: link('Saved', '/saved', NAV),
      profile: link('Profile', '/profile', NAV),
      components: at('/profile', link('Components', '/components', NAV)),
      settings: link('Settings', '/settings', NAV),
      activity: link('Recent Activity', '/recent-activity', NAV),
      workshop: link('Workshop', '/workshop', NAV),
      shared: link('Shared', '/shared', NAV),
      logo: link('Hone, go to Create', '/home'),
      active: rule('the active route is highlighted, and no other', async (page, app) => {
        const current = main(page).locator('[aria-current="page"]')
        for (const [name, path] of Object.entries(PLACES)) {
          await leadsTo(name, path, NAV)(page, app)
          await becomes(() => current.allTextContents(), [name])
        }
        for (const path of ['/create', '/prompt-editor']) {
          await page.goto(app.url + path)
          await becomes(() => current.allTextContents(), ['Create'])
        }
      }),
      order: sight('the seven items come in the specified order', async (page) => {
        await main(page).waitFor()
        const names = await main(page).getByRole('link').allTextContents()
        assert.deepEqual(names.slice(0, SEVEN.length), SEVEN)
        assert.equal(new Set(names).size, names.length)
      }),
      person: sight('it says who is signed in', async (page) => {
        const aside = page.getByRole('complementary')
        await aside.getByText('Mia Member').waitFor()
        await becomes(
          () => aside.getByRole('img', { name: 'Picture of Mia Member' }).innerText(),
          'M'
        )
      }),
      desktop: rule('on a desktop: always visible', async (page) => {
        await main(page).waitFor()
        assert.equal(await page.getByRole('button', { name: 'Open menu' }).count(), 0)
        await page.mouse.wheel(0, 5_000)
        await main(page).getByRole('link', { name: 'Create' }).hover()
      }),
      mobile: given(
        onPhone,
        rule(
          'on a phone: an overlay, opened by a menu button, closed by a close button',
          async (page, app) => {
            const open = page.getByRole('button', { name: 'Open menu' })
            await open.waitFor()
            assert.equal(await main(page).count(), 0)
            await open.click()
            await main(page).waitFor()
            await page.getByRole('button', { name: 'Close menu' }).click()
            await main(page).waitFor({ state: 'detached' })
            await open.click()
            await main(page).getByRole('link', { name: 'Saved' }).click()
            await arrivesAt('/saved')(page, app)
            await main(page).waitFor({ state: 'detached' })
          }
        )
      ),
      palette: rule('Ctrl+K opens the commands, which lead to screens', async (page, app) => {
        await main(page).waitFor()
        await page.keyboard.press('Control+k')
        await page.getByRole('dialog', { name: 'Commands' }).waitFor()
        await page.keyboard.type('profile')
        await page.getByRole('option', { name: 'Profile' }).click()
        await arrivesAt('/profile')(page, app)
      }),
      shortcuts: rule('"?" opens the list of shortcuts', async (page) => {
        await main(page).waitFor()
        await page.keyboard.press('?')
        const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
        for (const key of ['Ctrl', 'K', '?', 'F8'])
          await list.getByText(key, { exact: true }).first().waitFor()
      }),
    }
  ),
  ...group(
    'session',
    { section: '2 Sidebar', where: '/home', as: 'newcomer' },
    {
      'sign-out': rule('Sign Out ends the session and ends at /', async (page, app) => {
        const asked = page.waitForRequest(`${app.url}/api/logout`)
        await main(page).getByRole('link', { name: 'Sign Out' }).click()
        await asked
        await arrivesAt('/')(page, app)
        await page.getByRole('link', { name: 'Sign In' }).waitFor()
        const answer = await page.request.get(`${app.url}/api/auth/user`)
        assert.equal(answer.status(), 401)
        await page.goto(`${app.url}/home`)
        await arrivesAt('/signup?returnTo=%2Fhome')(page, app)
      }),
    }
  ),
]
