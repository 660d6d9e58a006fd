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
  screens: (Screen & { path: string })[]
}

const NO_SCREEN: Screen = { scripts: [], asks: [] }

/** What the build knows about the shell of the app, held in memory. Empty before a build. */
export class ShellParts {
  readonly loading: string
  #screens: { pattern: RegExp; screen: Screen }[]

  constructor(folder: string) {
    const { loading, screens } = read(`${folder}/shell.json`)
    this.loading = loading
    this.#screens = screens.map((screen) => ({
      pattern: new RegExp(`^${screen.path.replace(/:\w+/g, '[^/]+')}$`),
      screen,
    }))
  }

  screenAt(path: string): Screen {
    return this.#screens.find(({ pattern }) => pattern.test(path))?.screen ?? NO_SCREEN
  }
}

function read(file: string): Written {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { loading: '', screens: [] }
}
