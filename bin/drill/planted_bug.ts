import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const DRILL_FOLDER = fileURLToPath(new URL('../../tests/drill/', import.meta.url))

const SUITES = ['unit', 'functional', 'browser', 'faults']

/** A patch that breaks the product, and the test file that must notice. */
export interface PlantedBug {
  /** The name of the patch file, without its ending. */
  name: string
  /** Absolute path of the patch file. */
  file: string
  suite: string
  /** Path of the test file below `tests/<suite>`. */
  spec: string
  /** Arguments of the test runner that choose some of its tests, such as `--tags=landing`. */
  flags: string[]
}

/** The bugs of `tests/drill`, by name. @throws Error where a patch does not say which test must catch it. */
export function readPlantedBugs(folder = DRILL_FOLDER): PlantedBug[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.patch'.length), file: `${folder}${file}` }))
    .map((bug) => ({ ...bug, ...caughtBy(bug.file) }))
}

/** The first line of a patch: `Caught by: functional prompts/prompts.spec.ts`, with flags where the file is long. */
function caughtBy(file: string): Pick<PlantedBug, 'suite' | 'spec' | 'flags'> {
  const match = /^Caught by: (\w+) (\S+\.spec\.tsx?)((?: --\S+)*)\n/.exec(
    readFileSync(file, 'utf8')
  )
  if (!match || !SUITES.includes(match[1])) {
    throw new Error(`${file}: the first line must be "Caught by: <suite> <test file>".`)
  }
  return { suite: match[1], spec: match[2], flags: match[3].split(' ').filter(Boolean) }
}
