import { misuse } from '#cli/services/failure'

/** Reads `name=value` as it is given on the command line. @throws Failure where there is no `=`, or a name twice */
export function readPairs(given: string[], option: string): Map<string, string> {
  const pairs = new Map<string, string>()
  for (const one of given) {
    const at = one.indexOf('=')
    if (at < 1) throw misuse(`"${one}" is not of the form name=value.`, `${option} name=value`)
    const name = one.slice(0, at)
    if (pairs.has(name)) throw misuse(`${option} ${name} is given twice.`)
    pairs.set(name, one.slice(at + 1))
  }
  return pairs
}
