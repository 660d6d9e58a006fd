import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { onPhone } from '#tests/browser/specification/checks'
import { given, group, link, rule } from '#tests/browser/specification/group'

const SEVEN = ['Create', 'Templates', 'Saved', 'Profile', 'Components', 'Settings', 'Sign Out']

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

export const sidebar = [
  ...group(
    'sidebar',
    { section: '2 Sidebar', where: '/home', as: 'member' },
    {
      'create': link('Create', '/home'),
      'saved': link('Saved', '/saved'),
      'profile': link('Profile', '/profile'),
      'components': link('Components', '/components'),
      'settings': link('Settings', '/settings'),
      'sign-out': link('Sign Out', '/api/logout'),
      'active': rule('the active route is highlighted, and no other', async (page) => {
        await main(page).waitFor()
        const current = main(page).locator('[aria-current="page"]')
        assert.deepEqual(await current.allTextContents(), ['Create'])
      }),
      'order': rule(
        'the seven items come in the specified order, each from its screen on',
        async (page) => {
          await main(page).waitFor()
          const names = await main(page).getByRole('link').allTextContents()
          const here = SEVEN.filter((name) => name !== 'Templates' || names.includes(name))
          assert.deepEqual(names.slice(0, here.length), here)
        }
      ),
      'desktop': rule('on a desktop: always visible', async (page) => {
        await main(page).waitFor()
        assert.equal(await page.getByRole('button', { name: 'Open menu' }).count(), 0)
        await page.mouse.wheel(0, 5_000)
        await main(page).getByRole('link', { name: 'Create' }).hover()
      }),
      'mobile': given(
        onPhone,
        rule(
          'on a phone: an overlay, opened by a menu button, closed by a close button',
          async (page) => {
            const open = page.getByRole('button', { name: 'Open menu' })
            await open.waitFor()
            assert.equal(await main(page).count(), 0)
            await open.click()
            await main(page).waitFor()
            await page.getByRole('button', { name: 'Close menu' }).click()
            await main(page).waitFor({ state: 'detached' })
          }
        )
      ),
    }
  ),
  ...group(
    'session',
    { section: '2 Sidebar', where: '/home', as: 'newcomer' },
    {
      'sign-out': rule('Sign Out ends the session and ends at /', async (page, app) => {
        await main(page).getByRole('link', { name: 'Sign Out' }).click()
        await page.waitForURL(`${app.url}/`)
        const answer = await page.request.get(`${app.url}/api/auth/user`)
        assert.equal(answer.status(), 401)
      }),
    }
  ),
]
