import { Env, EnvProcessor } from '@adonisjs/core/env'
import { readSettings } from '#app/core/settings'

/**
 * The one place that reads the environment. A build lies one folder below the project,
 * and the `.env` file belongs to the project.
 */
const here = new URL('../', import.meta.url)
const project = here.pathname.endsWith('/build/') ? new URL('../', here) : here

/** Fills in what the files name and the environment does not; the environment wins. */
await new EnvProcessor(project).process()

const env = new Env(readSettings(process.env))

export default env

/** The HTTP server of the framework looks for these two by itself. */
process.env.HOST = env.get('HOST')
process.env.PORT = String(env.get('PORT'))
