import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import sirv from 'sirv'

const YEAR = 31_536_000
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/

const serve = sirv(app.publicPath(), {
  dev: app.inDev,
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders(response, pathname) {
    response.setHeader(
      'Cache-Control',
      HASHED.test(pathname) ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600'
    )
  },
})

/** Files of `public/`, precompressed at build. */
export default class AssetsMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const method = request.method()
    if ((method !== 'GET' && method !== 'HEAD') || request.url().startsWith('/api/')) return next()
    const passed = await new Promise<boolean>((resolve) => {
      response.response.once('close', () => resolve(false))
      serve(request.request, response.response, () => resolve(true))
    })
    if (passed) await next()
  }
}
