import app from '@adonisjs/core/services/app'
import { isHttps } from '#config/app'

/** In development Vite serves an inline script and a socket. */
const scripts = app.inDev ? "'self' 'unsafe-inline'" : "'self'"
const connections = app.inDev ? "'self' ws:" : "'self'"

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src ${scripts}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  `connect-src ${connections}`,
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** Made once, because nothing in them varies. */
export const SECURITY_HEADERS: [name: string, value: string][] = [
  ['Content-Security-Policy', CONTENT_SECURITY_POLICY],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]
if (isHttps) {
  SECURITY_HEADERS.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'])
}
