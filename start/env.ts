import { fileURLToPath } from 'node:url'
import { Env, EnvProcessor } from '@adonisjs/core/env'
import { readSettings } from '#app/core/settings'
import { StartRefusal } from '#app/core/start_refusal'

/**
 * The one place that reads the environment. A build lies one folder below the project,
 * and the `.env` file belongs to the project.
 */
const here = new URL('../', import.meta.url)
const project = here.pathname.endsWith('/build/') ? new URL('../', here) : here

/** Fills in what the files name and the environment does not; the environment wins. */
await new EnvProcessor(project).process().catch((error: NodeJS.ErrnoException) => {
  if (!error.syscall) throw error
  throw new StartRefusal(
    `Hone cannot read its settings in ${fileURLToPath(project)}.env (${error.code}). It must be a file that you can read. Correct its permissions, or remove it and start again.`
  )
})

const env = new Env(readSettings(process.env))

export default env

/** The HTTP server of the framework looks for these two by itself. */
process.env.HOST = env.get('HOST')
process.env.PORT = String(env.get('PORT'))

/** The environment of a program that Hone runs, with something added. */
export const environmentWith = (more: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
})
