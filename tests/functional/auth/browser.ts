import { appUrl } from '#config/app'

interface Answer {
  status: number
  location: string | null
  body: string
  cookies: string[]
}

/** As much of a browser as signing in needs: cookies, redirects, forms. */
export class Browser {
  cookies = new Map<string, string>()

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send(path, { headers })
  }

  async post(
    path: string,
    form: Record<string, string>,
    headers: Record<string, string> = {}
  ): Promise<Answer> {
    return this.#send(path, { method: 'POST', body: new URLSearchParams(form), headers })
  }

  /** Goes on while it is told to, within our own origin. */
  async open(path: string, until = /^$/): Promise<Answer & { path: string }> {
    let at = path
    for (let hops = 0; hops < 12; hops += 1) {
      const answer = await this.get(at)
      if (!answer.location || until.test(answer.location)) return { ...answer, path: at }
      const next = new URL(answer.location, new URL(at, appUrl))
      if (next.origin !== new URL(appUrl).origin) return { ...answer, path: at }
      at = next.pathname + next.search
      if (!/^\/(api|sandbox)\//.test(at)) return { ...answer, path: at }
    }
    throw new Error('Too many redirects')
  }

  /** Signs in as a sample person, or whoever the sandbox knows. */
  async signIn(email = 'member@hone.test', query = ''): Promise<string> {
    const { path } = await this.open(`/api/login?login_hint=${encodeURIComponent(email)}${query}`)
    return path
  }

  async user(): Promise<{ status: number; email?: string; id?: string; role?: string | null }> {
    const answer = await this.get('/api/auth/user')
    return { status: answer.status, ...JSON.parse(answer.body) }
  }

  async #send(path: string, init: RequestInit): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(path, appUrl), {
      redirect: 'manual',
      ...init,
      headers: { ...init.headers, ...(cookie ? { cookie } : {}) },
    })
    const cookies = response.headers.getSetCookie()
    for (const line of cookies) this.#keep(line)
    return {
      status: response.status,
      location: response.headers.get('location'),
      body: await response.text(),
      cookies,
    }
  }

  #keep(line: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
