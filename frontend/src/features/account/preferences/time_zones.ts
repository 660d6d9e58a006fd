/** Every time zone this browser knows, and the given one even where it does not. */
export function timeZones(chosen: string | undefined): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  const all = new Set([...known, 'UTC', ...(chosen ? [chosen] : [])])
  return [...all].sort()
}
