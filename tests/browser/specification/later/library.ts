import { awaiting } from '#tests/browser/specification/group'

export const libraryLater = [
  ...awaiting(
    'models',
    { until: 'models', section: '1 What the product does', where: '/create' },
    {
      server: ['rule', 'a server call with a model returns one enhanced version'],
    }
  ),
]
