import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem } from './problem.js'
import { capture } from './processes.js'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** Chromium without any window: pages behave alike, and tests use a third less of the processor. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chrome or Chromium; where there is none and we may, it is installed.
 * @throws Problem saying what to install
 */
export async function ensureBrowser({ isForTests = false } = {}) {
  const named = process.env.CHROME_PATH
  if (named && isProgram(named)) return named
  if (named) {
    throw new Problem(
      `CHROME_PATH names ${named}, which is no program.`,
      'Correct it, or unset it so that Hone looks for Chrome or Chromium.'
    )
  }
  return (isForTests ? await findShell() : null) ?? findBrowser() ?? installBrowser()
}

/** The shell, or null. Where nobody works at the machine, or there is no browser to run tests in, it is installed. */
async function findShell() {
  const mayInstall = process.env.CI || !findBrowser()
  const found = findProgram(SHELLS)
  if (found || !mayInstall || !(await installedWithApt(SHELLS[0]))) return found ?? null
  return findProgram(SHELLS) ?? null
}

function findBrowser() {
  return findProgram(NAMES) ?? PLACES.find(isProgram) ?? null
}

function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function installBrowser() {
  const found = (await installedWithApt('chromium')) ? findBrowser() : null
  if (found) return found
  throw new Problem(
    'The browser tests need Chrome or Chromium, and none was found.',
    'Install one (Debian, Ubuntu: apt install chromium), or name it: CHROME_PATH=/path/to/chrome npm test. The other suites need none: npm test -- unit functional faults'
  )
}

/** Whether a package of Debian could be installed; without rights, apt or network it could not. */
async function installedWithApt(name) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false
  console.error(`  Installing ${name} for the browser tests …`)
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await capture('apt-get', ['update'], quiet)
  const { code } = await capture(
    'apt-get',
    ['install', '-y', '--no-install-recommends', name],
    quiet
  )
  return code === 0
}
