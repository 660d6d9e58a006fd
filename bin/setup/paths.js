import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const project = resolve(fileURLToPath(new URL('../../', import.meta.url)))

export const inProject = (...parts) => join(project, ...parts)

const executable = process.platform === 'win32' ? 'node.exe' : 'node'

/** The Node that the lockfile pins; npm places it like any other package. */
export const pinnedNode = inProject('node_modules', 'node', 'bin', executable)
