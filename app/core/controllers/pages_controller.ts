import { randomBytes } from 'node:crypto'
import env from '#start/env'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { appUrl, isTrial } from '#config/app'
import {
  type Encoding,
  type PageLook,
  PrerenderedPages,
} from '#app/core/services/prerendered_pages'
import { contentSecurityPolicy } from '#app/core/requests/security_headers'
import { ShellParts } from '#app/core/services/shell_parts'

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']
const NONCE_BYTES = 16
const PUBLIC_PATHS = ['/', '/signup', '/terms', '/privacy']

const mode = isTrial ? 'trial' : 'live'
const folder = app.makePath(app.inTest ? 'build/pages' : 'pages')
const shell = new ShellParts(folder)
const pages = new PrerenderedPages(folder, { mode, appUrl })

/** HTML for every address: a prerendered public page, or the shell, which also says that there is no screen. */
export default class PagesController {
  async show(ctx: HttpContext) {
    const { request, response, view } = ctx
    const path = request.url().replace(/(.)\/+$/, '$1')
    const look = lookOf(ctx)
    response.header('Cache-Control', 'no-cache')
    response.vary('Cookie')
    if (pages.has(path)) return sendPage(ctx, path, look)
    const isPublic = PUBLIC_PATHS.includes(path)
    const useIn = env.get('USE_IN_URL') ?? null
    const screen = shell.at(path)
    if (!isPublic && !screen.isKnown) response.status(404)
    const nonce = randomBytes(NONCE_BYTES).toString('base64')
    response.header('Content-Security-Policy', contentSecurityPolicy([`'nonce-${nonce}'`]))
    const page = { mode, look, isPublic, useIn, screen, nonce, loading: shell.loading }
    return view.render('shell', page)
  }
}

function lookOf({ request }: HttpContext): PageLook {
  const theme = request.plainCookie('hone_theme', undefined, false)
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    signedIn: request.plainCookie('hone_session', undefined, false) === '1',
  }
}

function sendPage({ request, response }: HttpContext, path: string, look: PageLook) {
  const accepted = request.encoding(ENCODINGS) as Encoding | null
  const encoding = accepted ?? 'identity'
  const { body, etag } = pages.answer(path, look, encoding)
  response.header('Content-Security-Policy', contentSecurityPolicy(pages.styles(path)))
  response.vary('Accept-Encoding')
  response.header('ETag', etag)
  if (request.header('if-none-match')?.includes(etag)) return response.status(304).send(null)
  if (encoding !== 'identity') response.header('Content-Encoding', encoding)
  response.type('html')
  return response.send(body)
}
