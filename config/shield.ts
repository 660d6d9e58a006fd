import { defineConfig } from '@adonisjs/shield'
import app from '@adonisjs/core/services/app'
import { isHttps } from '#config/app'

const viteInDevelopment = app.inDev ? ['ws:', "'unsafe-inline'"] : []

export default defineConfig({
  csp: {
    enabled: true,
    reportOnly: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...viteInDevelopment.slice(1)],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'https:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...viteInDevelopment.slice(0, 1)],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
  },
  /** Writes are guarded where the session is read: app/auth/services/refuse_forgery. */
  csrf: { enabled: false },
  xFrame: { enabled: true, action: 'DENY' },
  hsts: { enabled: isHttps, maxAge: '365 days', includeSubDomains: true },
  contentTypeSniffing: { enabled: true },
})
