import {
  deletesFlow,
  duplicatesFlow,
  executesForOneCredit,
  listsFlows,
  opensBuilder,
  runsWhileCreditsRemain,
  saysThatItFailed,
  saysThatItRan,
} from '#tests/browser/specification/flow_checks'
import { call, group, route, rule } from '#tests/browser/specification/group'

const BUSY = 'The models are busy.'
const REFUSED = { status: 503, body: JSON.stringify({ message: BUSY, code: 'unavailable' }) }
/** What a proxy answers. */
const UNCLEAR = { status: 502, body: '' }

export const flows = [
  ...group(
    'flows',
    { section: '2 My Flows', where: '/flow-builder', as: 'newcomer' },
    {
      builder: route(
        '/flow-builder',
        '/flow-builder and /flow-builder/{id} open the builder',
        opensBuilder
      ),
    }
  ),
  ...group(
    'flow-calls',
    { section: '7 Calls', where: '/flow-builder', as: 'newcomer' },
    {
      list: call('GET', '/api/flows', 'answers the list of flows', listsFlows),
      delete: call('DELETE', '/api/flows/{id}', 'deletes a flow', deletesFlow),
      duplicate: call('POST', '/api/flows/{id}/duplicate', 'copies a flow', duplicatesFlow),
      execute: call(
        ...['POST', '/api/flows/{id}/execute'],
        'uses one credit; an error has a message',
        executesForOneCredit
      ),
      remaining: rule('a flow runs only while credits remain', runsWhileCreditsRemain),
    }
  ),
  ...group(
    'flow-texts',
    { section: '8 Errors', where: '/flow-builder', as: 'newcomer' },
    {
      'executed': rule('a run that succeeded is announced', saysThatItRan),
      'execution-failed': rule(
        '"Execution failed" with the message',
        saysThatItFailed(REFUSED, BUSY)
      ),
      'execution-lost': rule(
        '"Execution failed" without a message',
        saysThatItFailed(UNCLEAR, 'Failed to execute flow')
      ),
    }
  ),
]
