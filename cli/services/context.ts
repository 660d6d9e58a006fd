import { readEnvironment, type Environment } from '#cli/services/config'
import { Console } from '#cli/services/console'
import { type Account, Profiles } from '#cli/services/profiles'
import type { Server } from '#cli/services/server'
import { signInNeeded } from '#cli/services/server_failures'

/** The options that every command takes. */
export interface GlobalOptions {
  json?: boolean
  quiet?: boolean
  verbose?: boolean
  plain?: boolean
  color: boolean
  questions: boolean
  yes?: boolean
  host?: string
  profile?: string
}

/** What a command works with. */
export class Context {
  readonly environment: Environment = readEnvironment()
  readonly console: Console
  readonly profiles: Profiles
  readonly #controller = new AbortController()

  constructor(
    readonly options: GlobalOptions,
    readonly version: string
  ) {
    const { json = false, quiet = false, verbose = false, plain = false, questions } = options
    const color = options.color && this.environment.color
    this.console = new Console({ json, quiet, verbose, plain, questions, color })
    this.profiles = new Profiles(this.environment)
  }

  get isJson(): boolean {
    return this.console.options.json
  }

  /** Is aborted when the user presses Ctrl-C. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  stop(): void {
    this.#controller.abort()
  }

  /** @param options.mayBeNew whether the profile need not exist yet */
  account(options: { mayBeNew?: boolean } = {}): Account {
    return this.profiles.account(this.options, options)
  }

  /** The server, with a token where there is one. */
  async connect(account: Account = this.account()): Promise<Server> {
    const [{ Server }] = await Promise.all([import('#cli/services/server'), this.#useProxy()])
    const { host, token, source, name: profile } = account
    const userAgent = `hone/${this.version} (${process.platform}; Node ${process.versions.node})`
    const onRequest = (line: string) => this.console.detail(line)
    return new Server({ host, token, source, profile, userAgent, onRequest, signal: this.signal })
  }

  /** @throws Failure where there is no token for the server */
  async connectSignedIn(): Promise<Server> {
    const account = this.account()
    if (account.token === null) throw signInNeeded({ ...account, profile: account.name })
    return this.connect(account)
  }

  async #useProxy(): Promise<void> {
    if (this.environment.proxy === null) return
    const { setGlobalProxyFromEnv } = await import('node:http')
    setGlobalProxyFromEnv()
  }
}
