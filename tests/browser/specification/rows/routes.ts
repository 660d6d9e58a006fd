import { endsAt, endsWithTitle, has } from '#tests/browser/specification/checks'
import { group, route, rule } from '#tests/browser/specification/group'

const shared = { section: '2 Route table', where: '/' }

const GUARDED = [
  '/home',
  '/create',
  '/prompt-editor',
  '/recent-activity',
  '/saved',
  '/profile',
  '/components',
]

const guarded = Object.fromEntries(
  GUARDED.map((path) => [
    path.slice(1),
    route(
      path,
      `${path} is for signed-in people; a visitor goes to sign-up and comes back afterwards`,
      endsAt(`/signup?returnTo=${encodeURIComponent(path)}`)
    ),
  ])
)

export const routes = [
  ...group(
    'route',
    { ...shared, as: 'visitor' },
    {
      'landing': route('/', '/ is public', has('link', 'Get Started')),
      'signup': route('/signup', '/signup is public', endsWithTitle('Create Your Account')),
      'terms': route('/terms', '/terms is public', endsWithTitle('Terms')),
      'privacy': route('/privacy', '/privacy is public', endsWithTitle('Privacy')),
      ...guarded,
      'unknown': route(
        '/no-such-page',
        'any other path is a screen titled "Page Not Found"',
        endsWithTitle('Page Not Found')
      ),
      'settings-visitor': route(
        '/settings',
        '/settings says "Please log in" to a visitor and offers a Sign In button',
        has('link', 'Sign In')
      ),
    }
  ),
  ...group(
    'route-member',
    { ...shared, as: 'member' },
    {
      'landing': rule(
        'a signed-in person still sees /, with "Open Hone"',
        has('link', 'Open Hone')
      ),
      'home': route('/home', '/home opens', endsAt('/home')),
      'create': route('/create', '/create opens', endsAt('/create')),
      'prompt-editor': route('/prompt-editor', '/prompt-editor opens', endsAt('/prompt-editor')),
      'recent-activity': route(
        '/recent-activity',
        '/recent-activity opens',
        endsAt('/recent-activity')
      ),
      'settings': route('/settings', '/settings opens', endsAt('/settings')),
      'saved': route('/saved', '/saved opens', endsAt('/saved')),
      'profile': route('/profile', '/profile opens', endsAt('/profile')),
      'components': route('/components', '/components opens', endsAt('/components')),
      'unknown': route(
        '/no-such-page',
        'any other path is a screen titled "Page Not Found"',
        endsWithTitle('Page Not Found')
      ),
    }
  ),
]
