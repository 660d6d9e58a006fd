import type { PluginFn } from '@japa/runner/types'

process.env.NODE_ENV = 'test'

const { freePort } = await import('#tests/helpers/built_server')
process.env.PORT ??= String(await freePort())
await import('reflect-metadata')
const { Ignitor, prettyPrintError } = await import('@adonisjs/core')
const { configure, processCLIArgs, run } = await import('@japa/runner')

const APP_ROOT = new URL('../', import.meta.url)

const REASON_CHARACTERS = 600

const importer = (path: string) =>
  path.startsWith('.') ? import(new URL(path, APP_ROOT).href) : import(path)

/** Leaves the numbers of this run, and what failed, where `npm test` adds them up. */
const countTests: PluginFn = ({ runner, emitter }) => {
  const file = process.env.HONE_TEST_SUMMARY
  if (!file) return
  emitter.on('runner:end', async () => {
    const { writeFile } = await import('node:fs/promises')
    const { aggregates, hasError, failureTree } = runner.getSummary()
    const failures = failureTree.flatMap((suite) => failuresUnder(suite))
    await writeFile(file, JSON.stringify({ ...aggregates, hasError, failures }))
  })
}

interface FailureNode {
  name?: string
  title?: string
  errors: { error: unknown }[]
  children?: FailureNode[]
}

/** A line for each error, so that the end of a long log names every test that failed. */
function failuresUnder({ name, title, errors, children = [] }: FailureNode): string[] {
  const own = errors.map(({ error }) => {
    const reason = error instanceof Error ? error.message : String(error)
    return `${title ?? name}: ${reason.replace(/\s+/g, ' ').slice(0, REASON_CHARACTERS)}`
  })
  return [...own, ...children.flatMap(failuresUnder)]
}

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
  })
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, plugins = [], ...config } = await import('#tests/bootstrap')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      plugins: [...plugins, countTests],
      setup: runnerHooks.setup,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .catch((error: unknown) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
