import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type User from '#app/auth/models/user'
import { address } from '#tests/browser/public/visit'
import { browserSession, createPerson } from '#tests/helpers/people'

export const EXAMPLE = 'Write an email about our new product'

export const LOOKS = [1440, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme }))
)

export interface Look {
  width: number
  scheme: 'light' | 'dark'
}

/** Somebody at a browser of their own, and what that browser complained about. */
export class Writer {
  readonly complaints: string[] = []
  readonly #expected: RegExp[] = []

  private constructor(
    readonly user: User,
    readonly context: BrowserContext
  ) {}

  static async arrive(
    browser: Browser,
    { user, look, ...options }: BrowserContextOptions & { user?: User; look?: Look } = {}
  ): Promise<Writer> {
    const person = user ?? (await createPerson({ firstName: 'Ada', lastName: 'Lovelace' }))
    const viewport = { width: look?.width ?? 1440, height: look?.width === 390 ? 844 : 900 }
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport,
      colorScheme: look?.scheme ?? 'light',
      permissions: ['clipboard-read', 'clipboard-write'],
      ...options,
    })
    await signIn(context, person)
    return new Writer(person, context)
  }

  /** Failures that a test brings about are no complaints. */
  expect(...complaints: RegExp[]): void {
    this.#expected.push(...complaints)
  }

  get unexpected(): string[] {
    return this.complaints.filter((text) => !this.#expected.some((known) => known.test(text)))
  }

  async open(path: string): Promise<Page> {
    const page = await this.context.newPage()
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(error.message))
    await page.goto(address(path))
    return page
  }

  leave(): Promise<void> {
    return this.context.close()
  }
}

async function signIn(context: BrowserContext, user: User): Promise<void> {
  const { cookie } = await browserSession(user)
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: address('/') }
  })
  await context.addCookies(cookies)
}

/** What is wrong for people who do not see or use it like most; empty when nothing is. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth
  )
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)
  return overflow > 0 ? [...found, `the page is ${overflow} px too wide`] : found
}

export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
