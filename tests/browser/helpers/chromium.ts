import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const CHROMIUM = process.env.CHROME_PATH ?? '/usr/bin/chromium'

/** What Playwright switches off, for this list takes the place of its own … */
const NOT_FOR_TESTS = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'AimEnabled'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
]
/** … and the two pages that each new window loads behind its address bar, half of what a window costs. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // Pages of one context share a process, in which the scripts are compiled already.
  '--process-per-site',
  `--disable-features=${[...NOT_FOR_TESTS, ...ADDRESS_BAR].join()}`,
]

let launched: Promise<Browser> | null = null

/** The browser of this machine, one for all tests of this process; it talks to nobody but the server under test. */
export function chromiumOfTests(): Promise<Browser> {
  launched ??= launch()
  return launched
}

const endings: (() => Promise<void>)[] = []

/** Does something before the browser is closed. */
export const beforeClose = (end: () => Promise<void>): void => void endings.push(end)

export async function closeChromium(): Promise<void> {
  for (const end of endings.splice(0)) await end()
  await (await launched)?.close()
  launched = null
}

async function launch(): Promise<Browser> {
  if (!existsSync(CHROMIUM)) {
    throw new Error(`There is no browser at ${CHROMIUM}. Install chromium, or set CHROME_PATH.`)
  }
  return chromium.launch({ executablePath: CHROMIUM, args: QUIET })
}
