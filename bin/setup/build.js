import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fingerprintOfSources } from './fingerprint.js'
import { inProject, pinnedNode } from './paths.js'
import { precompress } from './precompress.js'
import { lastLines, plainFromOutput, Problem } from './problem.js'
import { capture } from './processes.js'
import { step } from './steps.js'

const build = inProject('build')
const draft = inProject('build.next')
const former = inProject('build.former')
const stampFile = `${build}/.sources`

/** Builds in a folder of its own, so that the former build serves until the new one is whole. */
export async function ensureBuild() {
  const sources = fingerprintOfSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources) return null
  console.error('  Building (half a minute) …')
  await compile()
  await Promise.all([
    step('', () => precompress(`${draft}/public`, `${build}/public`)),
    packTerminalClient(),
  ])
  swap()
  await prerender()
  writeFileSync(stampFile, sources)
  return 'Hone is built'
}

async function compile() {
  rmSync(draft, { recursive: true, force: true })
  await run(['ace.js', 'build', '--tsconfig=bin/setup/tsconfig.json', '--package-manager=npm'])
}

/** The terminal client as a package of its own, and as `npx hone` in this folder. */
async function packTerminalClient() {
  const outDir = `${draft}/cli`
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js')
  await run([vite, 'build', '--config=cli/vite.config.ts', `--outDir=${outDir}`, '--logLevel=warn'])
  await run(['bin/cli_package.js', outDir])
}

function swap() {
  rmSync(former, { recursive: true, force: true })
  if (existsSync(build)) renameSync(build, former)
  renameSync(draft, build)
  rmSync(former, { recursive: true, force: true })
}

async function prerender() {
  if (existsSync(inProject('bin', 'prerender.js'))) await run(['bin/prerender.js'])
}

async function run(args) {
  const { code, output } = await capture(pinnedNode, args, { env: { NODE_ENV: 'production' } })
  if (code === 0) return
  const log = inProject('tmp', 'build.log')
  writeFileSync(log, output)
  throw (
    plainFromOutput(output) ??
    new Problem(
      'Hone could not be built.',
      `All that was said is in ${log}; its end:`,
      lastLines(output, 30)
    )
  )
}
