process.env.NODE_ENV = 'test'

const { freePort } = await import('#tests/helpers/built_server')
process.env.PORT ??= String(await freePort())
await import('reflect-metadata')
const { Ignitor, prettyPrintError } = await import('@adonisjs/core')
const { configure, processCLIArgs, run } = await import('@japa/runner')
const { namedFiles } = await import('./named_files.js')
const { testSummary } = await import('./test_summary.js')

const APP_ROOT = new URL('../', import.meta.url)

const importer = (path: string) =>
  path.startsWith('.') ? import(new URL(path, APP_ROOT).href) : import(path)

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
      plugins: [...plugins, testSummary, namedFiles],
      setup: runnerHooks.setup,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .catch((error: unknown) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
