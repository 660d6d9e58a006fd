import assert from 'node:assert/strict'
import { fetched, has } from '#tests/browser/specification/checks'
import { group, link, opens, rule, text } from '#tests/browser/specification/group'
import type { Check } from '#tests/browser/specification/types'

const MAX_CLAIMED = 100

const isTrue: Check = async (page, app) => {
  const templates = await fetched<unknown[]>(page, app, '/api/templates')
  assert.ok(templates.length > MAX_CLAIMED, `${templates.length} templates`)
}

const showsCategory: Check = async (page, app) => {
  await has('heading', 'Sales', { level: 1 })(page, app)
  await page.getByRole('list', { name: 'Templates' }).getByRole('article').first().waitFor()
}

export const library = [
  ...group(
    'library',
    { section: '2 Routes', where: '/templates', as: 'member' },
    {
      'route': opens(
        '/templates',
        '/templates is the library',
        has('heading', 'Templates', { level: 1 })
      ),
      'dashboard': opens(
        '/dashboard',
        '/dashboard is the signed-in overview',
        has('heading', 'Dashboard', { level: 1 })
      ),
      'sidebar': link('Templates', '/templates', 'nav[aria-label="Main"]'),
      'see-all': { ...link('See all templates', '/templates', 'main'), where: '/home' },
      'category': opens('/prompts/sales', '/prompts/:category shows one category', showsCategory),
      'unknown': opens(
        '/prompts/astrology',
        'an unknown category is "Page Not Found"',
        has('heading', 'Page Not Found', { level: 1 })
      ),
      'claimed': rule('more than a hundred templates are there', isTrue),
    }
  ),
  ...group(
    'library',
    { section: '1 Marketing claims', where: '/', as: 'visitor' },
    { claim: text('100+ expert prompt workflows') }
  ),
]
