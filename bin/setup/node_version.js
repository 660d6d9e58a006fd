/** The oldest Node that set-up is tested with. The server runs on the one that the lockfile pins. */
const OLDEST = [20, 19]

/**
 * Why a Node is too old to set Hone up, or null. Plain syntax: old versions run this too.
 * @param {string} version such as '20.19.0'
 */
export function refusalOf(version) {
  const [major, minor] = version.split('.').map(Number)
  const isOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])
  if (!isOld) return null
  return `Hone needs Node ${OLDEST.join('.')} or newer to set itself up; this is ${version}. Install a newer one: https://nodejs.org`
}
