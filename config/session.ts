import { defineConfig } from '@adonisjs/session'
import { personSessions } from '#app/auth/services/person_sessions'
import { isHttps } from '#config/app'

export const sessionCookieName = isHttps ? '__Host-hone' : 'hone'

export default defineConfig({
  enabled: true,
  cookieName: sessionCookieName,
  clearWithBrowser: false,
  age: '14 days',
  cookie: { path: '/', httpOnly: true, secure: isHttps, sameSite: 'lax' },
  store: 'people',
  stores: { people: personSessions },
})
