import { awaiting } from '#tests/browser/specification/group'

const until = 'flows'

export const flowsLater = [
  ...awaiting(
    'flows',
    { until, section: '2 My Flows', where: '/my-workflows' },
    {
      'route': ['route', '/my-workflows is for signed-in people'],
      'home-card': ['rule', '"Create Advanced Flow" on Home leads to /flow-builder'],
      'search': ['rule', 'the search matches title or any tag, whatever the case'],
      'sort': ['text', 'sort by Recent, Name, Created'],
      'tabs': ['text', 'All Flows, Recent, Favorites, Templates'],
      'recent': ['rule', 'Recent shows the first five flows'],
      'new': ['rule', '"New Flow" leads to /flow-builder'],
      'open': ['rule', 'Open on a card leads to /flow-builder/{id}'],
      'menu': ['text', 'a card has Duplicate and Delete'],
      'tags': ['rule', 'a card shows up to three tags and +N'],
      'back': ['rule', 'Back leads to /dashboard or /create'],
      'fields': [
        'rule',
        'id, title, context, tags, isFavorite, currentStep, createdAt, updatedAt, lastAccessedAt',
      ],
      'progress': ['rule', 'progress is currentStep of 6, rounded, 0 without a step'],
    }
  ),
  ...awaiting(
    'flow-texts',
    { until, section: '8 Errors', where: '/my-workflows' },
    {
      'deleted': ['text', '"Flow deleted"'],
      'duplicated': ['text', '"Flow duplicated"'],
      'delete-failed': ['text', '"Failed to delete flow. Please try again."'],
      'duplicate-failed': ['text', '"Failed to duplicate flow. Please try again."'],
    }
  ),
]
