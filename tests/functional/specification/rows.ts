import type { Quoted } from '#tests/browser/specification/types'
import {
  describesThePerson,
  findsExamplesByMeaning,
  keepsWhatWasSent,
  listsTemplates,
  opensCheckout,
  ORIGINAL,
  readsUsage,
  reachesFloors,
  startsOnTheFreePlan,
  structuredDefaults,
  takesEveryField,
  threeVersions,
  wellFormed,
  withFlags,
} from '#tests/functional/specification/call_checks'
import { refuses, type CallCheck } from '#tests/functional/specification/caller'
import {
  deletesFlow,
  duplicatesFlow,
  executesForOneCredit,
  listsFlows,
  runsWhileCreditsRemain,
} from '#tests/functional/specification/flow_call_checks'

const ENHANCE = ['POST', '/api/ai/enhance-prompt'] as const
const GUARDED = ['/api/auth/user', '/api/usage?limit=50', '/api/activities', '/api/prompts']

const FOR_ADMINS = ['/api/admin/model-providers', '/api/admin/model-spend']

export interface CallRow extends Quoted {
  as: 'visitor' | 'person'
  check: CallCheck
}

const refusesEach =
  (status: number): CallCheck =>
  async (caller) => {
    for (const path of FOR_ADMINS) await refuses('GET', path, status)(caller)
  }

/** One entry: the call, what the specification says of it, and the check. */
const call = (method: string, path: string, says: string, check: CallCheck) => ({
  where: `${method} ${path}`,
  says,
  check,
})

const group = (
  name: string,
  shared: Pick<CallRow, 'section' | 'as'>,
  entries: Record<string, ReturnType<typeof call>>
): CallRow[] =>
  Object.entries(entries).map(([key, entry]) => ({
    ...shared,
    ...entry,
    kind: 'call',
    id: `${name}.${key}`,
  }))

/** What the specification says of single calls. They need no browser. */
export const calls: CallRow[] = [
  ...group(
    'call-visitor',
    { section: '7 Calls', as: 'visitor' },
    {
      ...Object.fromEntries(
        GUARDED.map((path) => [
          path.replace(/^\/api\/|\?.*/g, '').replace('/', '-'),
          call('GET', path, 'a visitor is answered with 401', refuses('GET', path, 401)),
        ])
      ),
      enhance: call(...ENHANCE, 'improving needs sign-in', refuses(...ENHANCE, 401, ORIGINAL)),
    }
  ),
  ...group(
    'call',
    { section: '3 and 7 Calls', as: 'person' },
    {
      'user': call(
        'GET',
        '/api/auth/user',
        'the user with the specified fields',
        describesThePerson
      ),
      'usage': call('GET', '/api/usage?limit=50', 'a list of usage records', readsUsage),
      'templates': call(
        'GET',
        '/api/templates',
        'templates with the specified fields',
        listsTemplates
      ),
      'enhance': call(
        ...ENHANCE,
        'takes originalPrompt, goal, variables and context; answers enhancedPrompt',
        takesEveryField
      ),
      'enhance-kept': call(
        ...ENHANCE,
        'what was sent and answered can be read back',
        keepsWhatWasSent
      ),
      'enhance-blank': call(
        ...ENHANCE,
        'an empty prompt is refused',
        refuses(...ENHANCE, 422, { originalPrompt: ' \n ' })
      ),
      'three-versions': call(
        ...ENHANCE,
        'three versions come back: structured, contextual, optimized',
        threeVersions
      ),
      'quality': call(
        ...ENHANCE,
        'on a plain request the versions reach at least 85, 90 and 95',
        reachesFloors
      ),
      'version': call(
        ...ENHANCE,
        'a version has id, title, content, improvements, reasoning and qualityScore',
        wellFormed
      ),
      'structured': call(
        ...ENHANCE,
        'structured adds "under 300 words", a professional tone, actionable insights',
        structuredDefaults
      ),
      'analysis': call(
        ...ENHANCE,
        'the analysis has hasRole, hasContext, hasFormat, hasConstraints and suggestions',
        withFlags
      ),
      'examples': call(
        ...ENHANCE,
        'examples are recognised by meaning: "as you like" is none',
        findsExamplesByMeaning
      ),
    }
  ),
  ...group(
    'credits',
    { section: '3, 4, 9 Credits', as: 'person' },
    {
      subscription: call(
        'GET',
        '/api/subscription',
        'plan, creditsUsed, creditsLimit, billingCycleEnd, creditsResetAt',
        startsOnTheFreePlan
      ),
      checkout: call(
        'POST',
        '/api/create-checkout-session',
        'takes successUrl and cancelUrl, and answers url',
        opensCheckout
      ),
    }
  ),
  ...group(
    'flow-calls',
    { section: '7 Calls', as: 'person' },
    {
      list: call('GET', '/api/flows', 'answers the list of flows', listsFlows),
      delete: call('DELETE', '/api/flows/{id}', 'deletes a flow', deletesFlow),
      duplicate: call('POST', '/api/flows/{id}/duplicate', 'copies a flow', duplicatesFlow),
      execute: call(
        ...(['POST', '/api/flows/{id}/execute'] as const),
        'uses one credit; an error has a message',
        executesForOneCredit
      ),
      remaining: call(
        ...(['POST', '/api/flows/{id}/execute'] as const),
        'a flow runs only while credits remain',
        runsWhileCreditsRemain
      ),
    }
  ),
  ...group(
    'admin',
    { section: '2 and 6 Admin', as: 'person' },
    { calls: call('GET', FOR_ADMINS[0], 'administrators alone may call it', refusesEach(403)) }
  ),
  ...group(
    'admin',
    { section: '2 and 6 Admin', as: 'visitor' },
    { 'visitor-calls': call('GET', FOR_ADMINS[0], 'nobody else may call it', refusesEach(401)) }
  ),
]
