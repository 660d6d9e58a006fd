import { quoted } from '#tests/browser/specification/group'
import type { Kind, ShownRow } from '#tests/browser/specification/types'

const RULES = 'unit/frontend/loading_rules.spec.ts'
const shared = { section: '7 and 8 Loading data', where: '/' }

/** The title of the test that shows it, and what the specification says. */
const LOADER: Record<string, { title: string; says: string; by?: string }> = {
  'credentials': {
    says: 'all calls include credentials',
    title: 'every call sends the cookies of this site',
  },
  'json': {
    says: 'a JSON content type is sent when there is a body',
    title: 'a body is sent as JSON, and a call without one has no type',
  },
  'generic': {
    says: 'the loader asks GET on the query key joined with slashes',
    title: 'a query is a GET of its key joined with slashes',
  },
  'no-retry': {
    says: 'a load that fails is not tried again',
    title: 'a load that fails is not tried again',
  },
  'no-refetch': {
    says: 'no refetch on focus, no polling, never stale',
    title:
      'what is loaded is not loaded again: on focus, on a connection, by the hour, on another look',
  },
  'user-cache': {
    says: 'the user is cached for 300000 ms',
    title: 'the person is kept for 300,000 ms',
  },
  'user-retry': {
    says: 'the user is not asked for again after a failure',
    title: 'the person is not asked for again after a failure',
  },
  'error-message': {
    says: 'an error says status, colon, space, then body text or status text',
    title: 'an answer without a body has the name of its status as the message',
    by: 'unit/frontend/loader.spec.ts',
  },
}

const EXECUTION = {
  ...{ section: '9 Credits', where: '/api/flows/{id}/execute' },
  by: 'functional/flows/executions.spec.ts',
  title: 'answers with what the flow resulted in, and costs one credit',
}

/** What tests without a browser show. */
export const shownElsewhere: ShownRow[] = [
  ...Object.entries(LOADER).flatMap(([key, { says, title, by = RULES }]) =>
    quoted('loader', { ...shared, by, title }, { [key]: ['rule' as Kind, says] })
  ),
  ...quoted('credits', EXECUTION, { one: ['rule', 'one credit per run'] }),
]
