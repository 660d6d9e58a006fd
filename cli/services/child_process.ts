import type { spawn as Spawn } from 'node:child_process'

/** What Commander gets in place of `node:child_process`, which takes long to load and is needed only to start a process. */
const spawn: typeof Spawn = ((...args: Parameters<typeof Spawn>) =>
  process.getBuiltinModule('node:child_process').spawn(...args)) as typeof Spawn

export default { spawn }
