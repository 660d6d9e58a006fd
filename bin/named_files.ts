import type { PluginFn } from '@japa/runner/types'

const SUFFIX = /(\.spec)?\.[cm]?[jt]sx?$/

/**
 * Whether the runner takes a file for a name of `--files`: the end of its path, with or without `.spec.ts`. A `*` stands
 * for a whole folder or file, and nothing shorter.
 */
function isNamed(path: string, name: string): boolean {
  if (path.endsWith(name)) return true
  const parts = path.replace(SUFFIX, '').split('/').reverse()
  return name
    .split('/')
    .reverse()
    .every((one, at) => parts[at] !== undefined && (one === '*' || parts[at].endsWith(one)))
}

/** The names that no file with tests has. */
export const unmatchedNames = (names: readonly string[], paths: readonly string[]): string[] =>
  names.filter((name) => !paths.some((path) => isNamed(path, name)))

/**
 * Fails a run that was asked for files that have no test: it would look as if all of them had passed. `npm test`, which
 * may ask each suite for files of another one, counts the tests of all of them itself.
 */
export const namedFiles: PluginFn = ({ config, emitter }) => {
  if (process.env.HONE_TEST_SUMMARY) return
  const names = config.filters.files ?? []
  const paths = new Set<string>()
  const note = (path?: string) => path && paths.add(path.replaceAll('\\', '/'))
  emitter.on('group:start', ({ meta }) => void note(meta.fileName))
  emitter.on('test:start', ({ meta }) => void note(meta.fileName))
  emitter.on('runner:end', () => {
    const unmatched = unmatchedNames(names, [...paths])
    if (unmatched.length === 0) return
    process.exitCode = 1
    console.error(
      `No test was run of ${unmatched.join(', ')}: name a file, such as prompts/rules.spec.ts, or a whole folder, such as "prompts/*".`
    )
  })
}
