import { all, endsAt, has } from '#tests/browser/specification/checks'
import { group, route, text } from '#tests/browser/specification/group'

const section = '2 and 6 Admin'

export const admin = [
  ...group(
    'admin',
    { section, where: '/admin', as: 'member' },
    {
      route: route(
        '/admin',
        '/admin is for administrators; others see Access Denied',
        all(endsAt('/admin'), has('heading', 'Access Denied'))
      ),
      denied: text('Admin privileges required to access this page.'),
    }
  ),
  ...group(
    'admin',
    { section, where: '/admin', as: 'visitor' },
    {
      visitor: route(
        '/admin',
        '/admin sends a visitor to sign-up',
        endsAt('/signup?returnTo=%2Fadmin')
      ),
    }
  ),
]
