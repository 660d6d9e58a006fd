interface Factory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown
}

let isAllowed = false

/**
 * Lets workers start from our own files. The content policy refuses addresses of scripts that no policy of trusted types
 * has looked at. Browsers without trusted types need nothing.
 */
export function allowOwnScripts(): void {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
  if (isAllowed || !factory) return
  isAllowed = true
  factory.createPolicy('default', {
    createScriptURL(address) {
      if (new URL(address, location.href).origin === location.origin) return address
      throw new TypeError('Scripts come from this site only.')
    },
  })
}
