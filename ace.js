/**
 * Runs ace commands from TypeScript sources, or the compiled console of a build.
 * Without `import` lines: an old Node must be able to read this file to say that it is too old.
 */
const OLDEST = 24
if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(
    `Hone's commands need Node ${OLDEST} or newer; this is ${process.versions.node}. Run "npx node ace …": it uses the Node that set-up installed.`
  )
  process.exit(1)
}
await import('@poppinss/ts-exec')
await import('./bin/console.js')
