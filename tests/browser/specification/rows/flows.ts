import {
  opensBuilder,
  saysThatItFailed,
  saysThatItRan,
} from '#tests/browser/specification/flow_checks'
import { group, route, rule } from '#tests/browser/specification/group'

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
