import { refuses } from '#tests/browser/specification/checks'
import {
  describesThePerson,
  findsExamplesByMeaning,
  keepsWhatWasSent,
  listsTemplates,
  ORIGINAL,
  readsUsage,
  reachesFloors,
  structuredDefaults,
  takesEveryField,
  threeVersions,
  wellFormed,
  withFlags,
} from '#tests/browser/specification/call_checks'
import { call, group } from '#tests/browser/specification/group'

const ENHANCE = ['POST', '/api/ai/enhance-prompt'] as const
const GUARDED = ['/api/auth/user', '/api/usage?limit=50', '/api/activities', '/api/prompts']

export const calls = [
  ...group(
    'call-visitor',
    { section: '7 Calls', where: '/', as: 'visitor' },
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
    { section: '3 and 7 Calls', where: '/home', as: 'member' },
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
]
