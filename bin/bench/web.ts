import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { BuiltServer } from '#tests/helpers/built_server'
import { insertPerson, type KnownPerson } from '#tests/helpers/known_person'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { atLeast, atMost, type Figure, median } from './figure.js'
import { typing } from './typing.js'

const RUNS = 5
const ATTEMPTS = 4
const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--disable-background-networking']

interface Visit {
  performance: number
  accessibility: number
  bestPractices: number
  paint: number
  shift: number
}

const PAGES = [
  { name: 'landing', path: '/', signedIn: false, performance: 95, paint: 1_800 },
  { name: 'home', path: '/home', signedIn: true, performance: 90, paint: 2_500 },
]

/** Lighthouse with its mobile settings (slow phone, slow network), median of five visits; then how typing feels. */
export async function measure(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder()
  const databaseFile = join(folder, 'hone.sqlite3')
  const server = await BuiltServer.start({ databaseFile })
  try {
    const person = insertPerson(databaseFile)
    const figures: Figure[] = []
    for (const page of PAGES) {
      const visits: Visit[] = []
      for (let run = 0; run < RUNS; run++) {
        visits.push(await visit(server.url, page.path, page.signedIn ? person : null))
      }
      figures.push(...figuresOf(page, visits))
    }
    return [...figures, await typing(server.url, person)]
  } finally {
    await server.end()
    remove()
  }
}

function figuresOf({ name, performance, paint }: (typeof PAGES)[number], visits: Visit[]) {
  const of = (key: keyof Visit) => visits.map((one) => one[key])
  return [
    atLeast(performance, `${name}: performance`, median(of('performance')), ''),
    atLeast(100, `${name}: accessibility (lowest)`, Math.min(...of('accessibility')), ''),
    atLeast(100, `${name}: best practices (lowest)`, Math.min(...of('bestPractices')), ''),
    atMost(paint, `${name}: largest contentful paint`, median(of('paint')), 'ms'),
    atMost(0.02, `${name}: layout shift`, median(of('shift')), ''),
  ]
}

/** A trace that Chrome spoilt says nothing about the page, so it is made again. */
async function visit(origin: string, path: string, person: KnownPerson | null): Promise<Visit> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await visitOnce(origin, path, person)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      console.error(`${error instanceof Error ? error.message : error} (attempt ${attempt})`)
    }
  }
}

async function visitOnce(origin: string, path: string, person: KnownPerson | null) {
  const chrome = await launch({ chromeFlags: CHROME_FLAGS, chromePath: process.env.CHROME_PATH })
  try {
    if (person) await signIn(chrome.port, origin, person)
    const result = await lighthouse(`${origin}${path}`, {
      port: chrome.port,
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      logLevel: 'error',
    })
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse could not open ${path}: ${result?.lhr.runtimeError?.message}`)
    }
    if (!new URL(result.lhr.finalDisplayedUrl).pathname.startsWith(path)) {
      throw new Error(`${path} led to ${result.lhr.finalDisplayedUrl}`)
    }
    return read(result.lhr)
  } finally {
    chrome.kill()
  }
}

async function signIn(port: number, origin: string, person: KnownPerson): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  await context.addCookies(person.cookies.map((cookie) => ({ ...cookie, url: origin })))
  await browser.close()
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function read({ categories, audits }: Result): Visit {
  const score = (id: string) => Math.round((categories[id].score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    paint: audits['largest-contentful-paint'].numericValue ?? Infinity,
    shift: audits['cumulative-layout-shift'].numericValue ?? Infinity,
  }
}
