import app from '@adonisjs/core/services/app'
import { PICTURE_SOURCES } from '#app/core/requests/picture_sources'
import { isHttps } from '#config/app'

/** In development Vite serves inline scripts and styles and a socket. */
const scripts = app.inDev ? "'self' 'unsafe-inline'" : "'self'"
const connections = app.inDev ? "'self' ws:" : "'self'"
const ownScriptsOnly = app.inDev
  ? []
  : ["require-trusted-types-for 'script'", 'trusted-types default']

/**
 * What a page may load and run. `styles` are the sources of inline styles that this page alone has, such as a hash or a
 * nonce. The one policy for trusted types is that of the browser's engine, which lets it start a worker.
 */
export function contentSecurityPolicy(styles: string[] = []): string {
  const inline = app.inDev ? ["'unsafe-inline'"] : styles
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    ['style-src', "'self'", ...inline].join(' '),
    ['img-src', "'self'", 'data:', ...PICTURE_SOURCES].join(' '),
    "font-src 'self'",
    `connect-src ${connections}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...ownScriptsOnly,
  ].join('; ')
}

/** Made once, because nothing in them varies. */
export const SECURITY_HEADERS: [name: string, value: string][] = [
  ['Content-Security-Policy', contentSecurityPolicy()],
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
