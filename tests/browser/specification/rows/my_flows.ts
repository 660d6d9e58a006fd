import {
  chooses,
  choosesInVain,
  hasMenu,
  hasSpecifiedFields,
  hasTabs,
  opensCard,
  searches,
  showsFiveRecent,
  showsProgress,
  showsThreeTags,
  sorts,
  twoFlows,
} from '#tests/browser/specification/my_flows_checks'
import { has } from '#tests/browser/specification/checks'
import { at, given, group, link, opens, rule, sight } from '#tests/browser/specification/group'

const DELETE_FAILED = 'Failed to delete flow. Please try again.'
const DUPLICATE_FAILED = 'Failed to duplicate flow. Please try again.'

export const myFlows = [
  ...group(
    'my-flows',
    { section: '2 My Flows', where: '/my-workflows', as: 'newcomer' },
    {
      'route': opens(
        '/my-workflows',
        '/my-workflows is for signed-in people',
        has('heading', 'My Flows')
      ),
      'home-card': at('/home', link('Create Advanced Flow', '/flow-builder')),
      'search': given(twoFlows, rule('the search matches title or any tag', searches)),
      'sort': given(twoFlows, rule('sort by Recent, Name, Created', sorts)),
      'tabs': sight('All Flows, Recent, Favorites, Templates', hasTabs),
      'recent': given(twoFlows, rule('Recent shows the first five flows', showsFiveRecent)),
      'new': link('New Flow', '/flow-builder'),
      'open': given(twoFlows, rule('Open on a card leads to /flow-builder/{id}', opensCard)),
      'menu': given(twoFlows, rule('a card has Duplicate and Delete', hasMenu)),
      'tags': given(twoFlows, sight('a card shows up to three tags and +N', showsThreeTags)),
      'back': link('Improve a single prompt', '/create'),
      'fields': given(twoFlows, sight('a flow has the specified fields', hasSpecifiedFields)),
      'progress': given(twoFlows, sight('progress is currentStep of 6, rounded', showsProgress)),
    }
  ),
  ...group(
    'my-flows-texts',
    { section: '8 Errors', where: '/my-workflows', as: 'newcomer' },
    {
      'deleted': given(twoFlows, rule('"Flow deleted"', chooses('Delete', 'Flow deleted'))),
      'duplicated': given(
        twoFlows,
        rule('"Flow duplicated"', chooses('Duplicate', 'Flow duplicated'))
      ),
      'delete-failed': given(
        twoFlows,
        rule(`"${DELETE_FAILED}"`, choosesInVain('Delete', DELETE_FAILED))
      ),
      'duplicate-failed': given(
        twoFlows,
        rule(`"${DUPLICATE_FAILED}"`, choosesInVain('Duplicate', DUPLICATE_FAILED))
      ),
    }
  ),
]
