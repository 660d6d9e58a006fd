import { existsSync, readFileSync } from 'node:fs'

interface Screen {
  /** Addresses of its scripts. */
  scripts: string[]
  /** Addresses of the answers that it asks for at once. */
  asks: string[]
}

interface Written {
  /** HTML that stands in the shell until its scripts have run. */
  loading: string
  /** One for each line of the client's route table. */
  screens: (Screen & { pattern: string })[]
}

/** What loads the app alone. */
const NO_SCREEN: Screen = { scripts: [], asks: [] }

/** What the build knows about the shell of the app, held in memory. Empty before a build. */
export class ShellParts {
  readonly loading: string
  #screens: { pattern: RegExp; screen: Screen }[]

  constructor(folder: string) {
    const { loading, screens } = read(`${folder}/shell.json`)
    this.loading = loading
    this.#screens = screens.map((screen) => ({
      pattern: new RegExp(screen.pattern, 'i'),
      screen,
    }))
  }

  /** What stands at an address. Before a build, every address may have a screen. */
  at(path: string): Screen & { isKnown: boolean } {
    const address = decoded(path)
    const found = this.#screens.find(({ pattern }) => pattern.test(address))
    return { ...(found?.screen ?? NO_SCREEN), isKnown: !!found || this.#screens.length === 0 }
  }
}

/** As the client's router reads an address: each part by itself, and as it is where it cannot be decoded. */
function decoded(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return path
  }
}

function read(file: string): Written {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { loading: '', screens: [] }
}
