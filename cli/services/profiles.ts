import { join } from 'node:path'
import { type Environment, DEFAULT_HOST } from '#cli/services/config'
import { Failure } from '#cli/services/failure'
import { readOwnFile, writeOwnFile } from '#cli/services/own_files'

/** A server and an account on it, under a name. */
export interface Profile {
  host: string
  token: string | null
  email: string | null
}

/** What a user keeps: settings that others may see, and apart from them tokens that nobody else may read. */
interface Settings {
  profile?: string
  profiles?: Record<string, { host: string }>
}

type Tokens = Record<string, { host: string; token: string; email: string | null }>

export interface Wish {
  host?: string
  profile?: string
}

/** The server that a command talks to, and with what token. */
export interface Account extends Profile {
  /** Under which it is kept. */
  name: string
  /** Where the token comes from, for people who wonder. */
  source: 'environment' | 'file' | null
}

const DEFAULT_PROFILE = 'default'

export class Profiles {
  readonly #settingsFile: string
  readonly #tokensFile: string

  constructor(private environment: Environment) {
    this.#settingsFile = join(environment.folder, 'config.json')
    this.#tokensFile = join(environment.folder, 'credentials.json')
  }

  /** A flag comes before the environment, and that before what is kept. */
  account(wish: Wish): Account {
    const { host: namedHost, token } = this.environment
    const name = this.#nameFor(wish)
    const kept = this.#settings().profiles?.[name]
    const host = originOf(wish.host ?? namedHost ?? kept?.host ?? DEFAULT_HOST)
    if (token) return { name, host, token, email: null, source: 'environment' }
    const found = this.#tokenFor(name, host)
    if (!found) return { name, host, token: null, email: null, source: null }
    return { name, host, token: found.token, email: found.email, source: 'file' }
  }

  #nameFor({ profile }: Wish): string {
    return profile ?? this.environment.profile ?? this.#settings().profile ?? DEFAULT_PROFILE
  }

  /** A token goes to no other server than the one that it came from. */
  #tokenFor(name: string, host: string) {
    const tokens = this.#tokens()
    const own = tokens[name]
    if (own?.host === host) return own
    return Object.values(tokens).find((one) => one.host === host) ?? null
  }

  keep({ name, host, token, email }: Omit<Account, 'source'> & { token: string }): void {
    const settings = this.#settings()
    const profiles = { ...settings.profiles, [name]: { host } }
    writeOwnFile(this.#tokensFile, { ...this.#tokens(), [name]: { host, token, email } })
    writeOwnFile(this.#settingsFile, { ...settings, profile: settings.profile ?? name, profiles })
  }

  /** @returns whether there was a token */
  forget(name: string): boolean {
    const { [name]: gone, ...rest } = this.#tokens()
    if (!gone) return false
    writeOwnFile(this.#tokensFile, rest)
    return true
  }

  /** Makes a profile the one that is used where none is named. */
  choose(name: string): void {
    if (!this.#settings().profiles?.[name])
      throw new Failure({
        code: 'unknown_profile',
        message: `There is no profile "${name}".`,
        next: `hone login --profile ${name}`,
      })
    writeOwnFile(this.#settingsFile, { ...this.#settings(), profile: name })
  }

  list(): { name: string; host: string; email: string | null; current: boolean }[] {
    const { profile = DEFAULT_PROFILE, profiles = {} } = this.#settings()
    const tokens = this.#tokens()
    return Object.entries(profiles).map(([name, { host }]) => ({
      ...{ name, host, email: tokens[name]?.email ?? null, current: name === profile },
    }))
  }

  #settings(): Settings {
    return (readOwnFile(this.#settingsFile) as Settings | null) ?? {}
  }

  #tokens(): Tokens {
    return (readOwnFile(this.#tokensFile) as Tokens | null) ?? {}
  }
}

/** @throws Failure where a text is no address of a server */
export function originOf(host: string): string {
  const address = /^https?:\/\//i.test(host) ? host : `https://${host}`
  const url = URL.parse(address)
  if (!url || url.username || url.password)
    throw new Failure({
      code: 'bad_host',
      message: `"${host}" is not the address of a server.`,
      next: 'Give it as in --host https://hone.example.com',
    })
  return url.origin
}
