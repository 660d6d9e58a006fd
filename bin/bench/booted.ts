import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const BUILD = new URL('../../build/', import.meta.url)

/** A module of the built server. */
export const built = (path: string) => import(new URL(path, BUILD).href)

/** Boots the built server in this process, without HTTP, on the database of its environment. */
export async function bootBuilt() {
  const app = new Ignitor(BUILD, { importer: built })
    .tap((one) => one.booting(() => built('start/env.js')))
    .createApp('console')
  await app.init()
  await app.boot()
  return app
}

/** The same on a database that may be empty. */
export async function bootMigrated(): Promise<void> {
  const app = await bootBuilt()
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { MigrationRunner } = await import('@adonisjs/lucid/migration')
  await new MigrationRunner(db, app, { direction: 'up' }).run()
}
