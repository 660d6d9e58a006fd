import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'

export const DEFAULT_HOST = 'http://localhost:3333'
export const DEFAULT_PROFILE = 'default'

/** What the environment says. Nothing else in the terminal client reads it. */
export interface Environment {
  host: string | null
  token: string | null
  profile: string | null
  /** The folder of our files. */
  folder: string
  color: boolean
  proxy: string | null
}

export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const first = (...names: string[]) => names.map((name) => env[name]).find(Boolean) ?? null
  return {
    host: first('HONE_HOST'),
    token: first('HONE_TOKEN'),
    profile: first('HONE_PROFILE'),
    folder: join(baseFolder(env.XDG_CONFIG_HOME, '.config'), 'hone'),
    // See https://no-color.org: any value but an empty one.
    color: !env.NO_COLOR && env.TERM !== 'dumb',
    proxy: first('HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'),
  }
}

/** Where code is kept as it was compiled, so that the next start is faster. */
export const cacheFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  join(baseFolder(env.XDG_CACHE_HOME, '.cache'), 'hone')

/** A relative path is to be ignored, says the XDG Base Directory Specification. */
const baseFolder = (named: string | undefined, usual: string) =>
  named && isAbsolute(named) ? named : join(homedir(), usual)
