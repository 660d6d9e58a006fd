import { group, rule, text } from '#tests/browser/specification/group'

export const activity = [
  ...group(
    'activity',
    { section: '2 Recent Activity', where: '/recent-activity', as: 'member' },
    {
      title: text('Recent Activity'),
      search: rule('the search box says "Search activities..."', async (page) => {
        await page.getByPlaceholder('Search activities...').waitFor()
      }),
    }
  ),
]
