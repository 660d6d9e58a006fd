import type { BrowserContext, Page } from 'playwright-core'

const LEFT_BEHIND = 'net::ERR_ABORTED'
const REFUSED = /status of 401/
/** Said of an address without a screen, whose page says so too. */
const NOT_FOUND = /status of 404/
/** On a machine so busy that the application starts seconds after its page was loaded. */
const LATE_START = /was preloaded using link preload but not used/

/** What browsers complain about: errors and warnings, failed requests, refusals of the content policy. */
export class Complaints {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []

  async watch(context: BrowserContext, url: string): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Refused by the content policy: ${violatedDirective} ${blockedURI}`)
      )
    })
    context.on('page', (page) => this.#listen(page, url))
  }

  /** Failures that a test brings about are no complaints. */
  expect(...complaints: RegExp[]): void {
    this.#expected.push(...complaints)
  }

  /** Throws where there was one that nobody expected, and forgets them all. */
  settle(): void {
    const left = this.#found.filter((text) => !this.#expected.some((known) => known.test(text)))
    this.#found.length = 0
    this.#expected.length = 0
    if (left.length > 0) throw new Error(`The browser complained:\n${left.join('\n')}`)
  }

  #listen(page: Page, url: string): void {
    // Between a sign-out and the next page, requests of this one are refused, as they should be.
    let isSigningOut = false
    page.on('request', (request) => {
      if (request.url() === `${url}/api/logout`) isSigningOut = true
    })
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) isSigningOut = false
    })
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return
      if (LATE_START.test(message.text())) return
      if (isSigningOut && REFUSED.test(message.text())) return
      if (NOT_FOUND.test(message.text()) && message.location().url === page.url()) return
      this.#found.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => this.#found.push(error.message))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      if (reason === LEFT_BEHIND || !request.url().startsWith(url)) return
      this.#found.push(`${request.method()} ${request.url()}: ${reason}`)
    })
  }
}
