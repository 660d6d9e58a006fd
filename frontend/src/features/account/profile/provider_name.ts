const KNOWN: Record<string, string> = {
  'https://github.com': 'GitHub',
  'https://accounts.google.com': 'Google',
  'sandbox': 'Sandbox',
}

/** What people call the issuer of an identity: its name where it is well known, else its host. */
export function providerName(issuer: string): string {
  if (KNOWN[issuer]) return KNOWN[issuer]
  return URL.canParse(issuer) ? new URL(issuer).host : issuer
}
