import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GroupOptions, TestEndNode } from '@japa/core/types'
import type { PluginFn } from '@japa/runner/types'

const TESTS = fileURLToPath(new URL('../tests/', import.meta.url))
const REASON_CHARACTERS = 600

/** A test that failed, or a group whose hooks did: what is needed to run it again, and why it failed. */
export interface TestFailure {
  /** Below `tests`, such as `unit/core/cursors.spec.ts`. */
  file: string
  group: string | null
  /** The title by which the runner selects it, shared by all rows of its data set; null for the hooks of a group. */
  test: string | null
  /** The title of this row, or of the group. */
  title: string
  /** The first error, shortened. */
  reason: string
}

/** Writes the counts and the failures of this process to `HONE_TEST_SUMMARY`, where `npm test` adds them up. */
export const testSummary: PluginFn = ({ runner, emitter }) => {
  const file = process.env.HONE_TEST_SUMMARY
  if (!file) return
  const failures: TestFailure[] = []
  emitter.on('test:end', (test) => {
    if (test.hasError) failures.push(failureOfTest(test))
  })
  emitter.on('group:end', (group) => {
    if (group.errors.length > 0) failures.push(failureOfGroup(group, group.errors))
  })
  emitter.on('runner:end', async () => {
    const { aggregates, hasError } = runner.getSummary()
    await writeFile(file, JSON.stringify({ ...aggregates, hasError, failures }))
  })
}

function failureOfTest({ title, meta, errors }: TestEndNode): TestFailure {
  return {
    file: fileOf(meta),
    group: meta.group?.title ?? null,
    test: title.original,
    title: title.expanded,
    reason: reasonOf(errors),
  }
}

function failureOfGroup({ title, meta }: GroupOptions, errors: TestEndNode['errors']): TestFailure {
  return { file: fileOf(meta), group: title, test: null, title, reason: reasonOf(errors) }
}

function fileOf(meta: Record<string, string>): string {
  return relative(TESTS, meta.fileName).replaceAll('\\', '/')
}

function reasonOf([first]: TestEndNode['errors']): string {
  const error: unknown = first?.error
  const reason = error instanceof Error ? error.message : String(error)
  return reason.replace(/\s+/g, ' ').slice(0, REASON_CHARACTERS)
}
