import type { HttpContext } from '@adonisjs/core/http'

/** The single page application; its own router decides what to show. */
export default class PagesController {
  async show({ view, response }: HttpContext) {
    response.header('Cache-Control', 'no-cache')
    return view.render('shell')
  }
}
