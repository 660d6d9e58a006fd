import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** TypeScript 7 checks in half the time; the linter and the build need the interface of TypeScript 6. */
const compiler = fileURLToPath(new URL('../node_modules/typescript-7/bin/tsc', import.meta.url))
const PROJECTS = {
  'server': '.',
  'browser application': 'frontend',
  'terminal client': 'cli',
  'tests': 'tests',
}

/** Checks the types of every project, also after one that has errors. */
const failed = Object.entries(PROJECTS).filter(([name, project]) => {
  console.log(`Types of the ${name}`)
  const args = [compiler, '--noEmit', '--project', project]
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0
})
process.exitCode = failed.length > 0 ? 1 : 0
