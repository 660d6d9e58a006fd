import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestFailure } from '../test_summary.js'
import type { PlantedBug } from './planted_bug.js'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
const SHARED = join(PROJECT, '../shared')
/** Made by set-up, so git does not list them. */
const MADE = ['build', 'public/assets', '.env']
const BUILT = ['browser', 'faults']
/** Helpers that start the built server for a test of another suite. */
const BUILT_SERVERS = /\b(BuiltServer|WatchedServer|watched_server)\b/
const MAX_RUN_MS = 15 * 60_000

export interface SuiteResult {
  passed: number
  /** A line for each failed test. */
  failures: string[]
  /** What went wrong outside the tests, such as a build that failed, or null. */
  broken: string | null
}

/** A copy of the project in which bugs are planted; the project itself stays as it is. */
export class ProjectUnderDrill {
  #root = mkdtempSync(join(tmpdir(), 'hone-drill-'))
  #folder = join(this.#root, 'project')

  constructor() {
    const listed = run(PROJECT, 'git', ['ls-files', '-z']).stdout.split('\0').filter(Boolean)
    for (const path of [...listed, ...MADE]) {
      if (existsSync(PROJECT + path)) {
        cpSync(PROJECT + path, join(this.#folder, path), { recursive: true })
      }
    }
    symlinkSync(`${PROJECT}node_modules`, join(this.#folder, 'node_modules'))
    // Contract tests look for the descriptions of other services beside the project.
    if (existsSync(SHARED)) symlinkSync(SHARED, join(this.#root, 'shared'))
  }

  plant({ file }: PlantedBug): void {
    this.#patch(file, [])
  }

  remove({ file }: PlantedBug): void {
    this.#patch(file, ['--reverse'])
  }

  test({ suite, spec, flags }: Pick<PlantedBug, 'suite' | 'spec' | 'flags'>): SuiteResult {
    if (BUILT.includes(suite) || this.#runsBuiltServer(suite, spec)) {
      const built = run(this.#folder, process.execPath, ['bin/setup.js', 'build'])
      if (built.status !== 0) return broken(`the build failed:\n${built.output}`)
    }
    const summary = join(this.#folder, 'tmp/drill-summary.json')
    // A test that fails leaves rows that the next one must not find.
    const database = join(this.#folder, 'tmp/drill.db')
    for (const file of [summary, ...['', '-wal', '-shm'].map((end) => database + end)])
      rmSync(file, { force: true })
    const tested = run(
      this.#folder,
      process.execPath,
      ['ace.js', 'test', '--no-clear', suite, `--files=${spec}`, ...flags],
      { NODE_ENV: 'test', HONE_TEST_SUMMARY: summary, DB_FILE: database }
    )
    if (!existsSync(summary)) return broken(`the tests broke off:\n${tested.output}`)
    const { passed, failures } = JSON.parse(readFileSync(summary, 'utf8'))
    const lines = failures.map(({ title, reason }: TestFailure) => `${title}: ${reason}`)
    return { passed, failures: lines, broken: null }
  }

  delete(): void {
    rmSync(this.#root, { recursive: true, force: true })
  }

  #runsBuiltServer(suite: string, spec: string): boolean {
    const source = readFileSync(join(this.#folder, 'tests', suite, spec), 'utf8')
    return BUILT_SERVERS.test(source)
  }

  #patch(file: string, flags: string[]): void {
    const { status, output } = run(this.#folder, 'git', ['apply', ...flags, file])
    if (status !== 0) throw new Error(`${file} does not apply:\n${output}`)
  }
}

const broken = (reason: string): SuiteResult => ({ passed: 0, failures: [], broken: reason })

function run(cwd: string, command: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    timeout: MAX_RUN_MS,
  })
  return { status, stdout, output: `${stdout}${stderr}`.slice(-2_000) }
}
