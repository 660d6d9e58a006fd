import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import { isTrial } from '#config/app'

server.errorHandler(() => import('#app/core/exceptions/handler'))

server.use([
  () => import('#app/core/middleware/container_bindings_middleware'),
  () => import('#app/core/middleware/request_log_middleware'),
  () => import('#app/core/middleware/unread_body_middleware'),
  () => import('#app/core/middleware/security_headers_middleware'),
  () => import('#app/core/middleware/assets_middleware'),
  () => import('#app/core/middleware/compression_middleware'),
  () => import('#app/core/middleware/api_edge_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  ...(isTrial ? [() => import('#app/auth/middleware/sandbox_identity_middleware')] : []),
])

router.use([
  () => import('#app/core/middleware/address_limit_middleware'),
  () => import('#app/auth/middleware/authenticator_middleware'),
])

/** In the order in which a route asks: who it is, how often, whether they may, what they send, and whether they sent it before. */
export const middleware = router.named({
  oauth: () => import('#app/auth/middleware/oauth_middleware'),
  auth: () => import('#app/auth/middleware/auth_middleware'),
  limit: () => import('#app/core/middleware/limit_middleware'),
  codeGuesses: () => import('#app/auth/middleware/code_guesses_middleware'),
  admin: () => import('#app/auth/middleware/admin_middleware'),
  body: () => import('#app/core/middleware/body_middleware'),
  once: () => import('#app/core/middleware/idempotency_middleware'),
})
