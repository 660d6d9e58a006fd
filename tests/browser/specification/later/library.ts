import { awaiting } from '#tests/browser/specification/group'

export const libraryLater = [
  ...awaiting(
    'library',
    { until: 'library', section: '2 Routes', where: '/templates' },
    {
      'route': ['route', '/templates is the library'],
      'sidebar': ['rule', 'the sidebar leads to Templates'],
      'see-all': ['rule', '"See all templates" on Home leads there'],
      'browse': ['rule', '"Browse Templates" under the optimizer leads there'],
      'category': ['route', '/prompts/:category shows one category'],
      'claim': ['text', '100+ expert prompt workflows'],
    }
  ),
  ...awaiting(
    'overview',
    { until: 'library', section: '2 Routes', where: '/dashboard' },
    {
      dashboard: ['route', '/dashboard is the signed-in overview'],
    }
  ),
  ...awaiting(
    'guides',
    { until: 'guides', section: '2 Free Guides', where: '/free-guides' },
    {
      route: ['route', '/free-guides is public'],
      help: ['route', '/help is for signed-in people'],
      cards: ['rule', 'four guide cards'],
      first: ['text', '"Prompt Engineering Fundamentals" is available'],
      others: ['text', 'the other three are "Coming Soon"'],
      back: ['rule', '"Back to Home" leads to /home'],
      upgrade: ['rule', 'the upgrade call leads to /'],
      nav: ['rule', 'Resources in the header leads there'],
    }
  ),
  ...awaiting(
    'experiments',
    { until: 'experiments', section: '2 Routes', where: '/updateddashboard' },
    {
      route: ['route', '/updateddashboard is public: the experiments'],
      try: ['rule', '"Try Experimental Features" on Home leads there'],
    }
  ),
  ...awaiting(
    'models',
    { until: 'models', section: '1 What the product does', where: '/create' },
    {
      server: ['rule', 'a server call with a model returns one enhanced version'],
    }
  ),
]
