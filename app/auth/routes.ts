import router from '@adonisjs/core/services/router'
import { findPersonSubject } from '#app/auth/services/audit/person_subject'
import { controllers } from '#generated/controllers'
import { SIGN_IN_FORM_BYTES } from '#app/auth/sandbox/sandbox_client'
import { isTrial } from '#config/app'
import { middleware } from '#start/kernel'

const {
  AllPersonSessions,
  CurrentUser,
  DeviceCodes,
  DeviceDecisions,
  DeviceLookups,
  DeviceTokens,
  Identities,
  LoginCallbacks,
  LoginProviders,
  Logins,
  Logout,
  PersonSessions,
  Profiles,
  SandboxInteractions,
  Sessions,
  Tokens,
} = controllers.auth

router
  .group(() => {
    router.get('/auth/user', [CurrentUser, 'show']).as('auth.user')
    router.get('/profile', [Profiles, 'show']).as('profile.show')
    router.patch('/profile', [Profiles, 'update']).as('profile.update').use(middleware.body())
  })
  .prefix('/api')
  .use([middleware.auth(), middleware.limit('api')])

/** An access token must not make itself last longer, nor lock its owner out. */
router
  .group(() => {
    router.delete('/profile/identities/:id', [Identities, 'destroy']).as('identities.destroy')
    router.get('/sessions', [Sessions, 'index']).as('sessions.index')
    router.delete('/sessions/:id', [Sessions, 'destroy']).as('sessions.destroy')
    router
      .post('/tokens', [Tokens, 'store'])
      .as('tokens.store')
      .use([middleware.body(), middleware.once()])
  })
  .prefix('/api')
  .use([middleware.auth({ tokens: 'none' }), middleware.limit('api')])

/** Who signs in a terminal. The code is in the body, because addresses are kept in many places. */
router
  .group(() => {
    router.post('/device-lookups', [DeviceLookups, 'store']).as('device_lookups.store')
    router.post('/device-decisions', [DeviceDecisions, 'store']).as('device_decisions.store')
  })
  .prefix('/api')
  .use([
    middleware.auth({ tokens: 'none' }),
    middleware.limit('api'),
    middleware.codeGuesses(),
    middleware.body(),
  ])

/** How a terminal asks for an access token (RFC 8628). */
router
  .post('/oauth/device/code', [DeviceCodes, 'store'])
  .as('device_codes.store')
  .use([middleware.oauth(), middleware.limit('deviceCode'), middleware.body()])
router
  .post('/oauth/token', [DeviceTokens, 'store'])
  .as('device_tokens.store')
  .use([middleware.oauth(), middleware.limit('devicePoll'), middleware.body()])

/** Of tokens, a token may see and revoke itself. */
router
  .group(() => {
    router.get('/tokens', [Tokens, 'index']).as('tokens.index')
    router.delete('/tokens/:id', [Tokens, 'destroy']).as('tokens.destroy')
  })
  .prefix('/api')
  .use([middleware.auth({ tokens: 'any' }), middleware.limit('api')])

router
  .group(() => {
    router.get('/sessions', [PersonSessions, 'index']).as('person_sessions.index')
    router.delete('/sessions', [AllPersonSessions, 'destroy']).as('all_person_sessions.destroy')
    router.delete('/sessions/:sessionId', [PersonSessions, 'destroy']).as('person_sessions.destroy')
  })
  .prefix('/api/admin/users/:id')
  .where('id', router.matchers.uuid())
  .where('sessionId', router.matchers.uuid())
  .use([middleware.auth(), middleware.limit('api'), middleware.admin({ about: findPersonSubject })])

router
  .get('/api/login/providers', [LoginProviders, 'index'])
  .as('login.providers')
  .use(middleware.limit('api'))

router
  .group(() => {
    router.get('/login', [Logins, 'index']).as('login.index')
    router.get('/login/:provider', [Logins, 'show']).as('login.show')
    router.get('/login/:provider/callback', [LoginCallbacks, 'show']).as('login.callback')
    router.get('/logout', [Logout, 'show']).as('logout')
    router.post('/logout', [Logout, 'store']).as('logout.store').use(middleware.body())
  })
  .prefix('/api')
  .use(middleware.limit('signIn'))

if (isTrial) {
  router
    .group(() => {
      router.get('/:uid', [SandboxInteractions, 'show']).as('sandbox.interactions.show')
      router
        .post('/:uid', [SandboxInteractions, 'store'])
        .as('sandbox.interactions.store')
        .use(middleware.body(SIGN_IN_FORM_BYTES))
    })
    .prefix('/sandbox/identity/interaction')
    .use(middleware.limit('api'))
}
