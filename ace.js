/**
 * Runs ace commands from TypeScript sources, or the compiled console of a build.
 */
await import('@poppinss/ts-exec')
await import('./bin/console.js')
