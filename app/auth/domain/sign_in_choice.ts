interface Provider {
  id: string
  sandbox: boolean
}

/**
 * Where signing in goes at once: to the only provider there is, or to the sandbox when one of
 * its sample people is named. Null where the person has to choose.
 */
export function providerAtOnce<P extends Provider>(providers: P[], namesSample: boolean): P | null {
  if (providers.length === 1) return providers[0]
  return (namesSample && providers.find(({ sandbox }) => sandbox)) || null
}
