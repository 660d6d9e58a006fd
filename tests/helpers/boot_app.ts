import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const root = new URL('../../', import.meta.url)

/** Boots the server in this process from its sources, without HTTP, on the database of its environment. */
export async function bootApp() {
  const app = new Ignitor(root, { importer: (path) => import(path) })
    .tap((created) => {
      created.booting(async () => {
        await import('#start/env')
      })
    })
    .createApp('console')
  await app.init()
  await app.boot()
  return app
}
