const cookiesHere = () => globalThis.document?.cookie ?? ''

/** The readable cookie that lives and dies with the session. */
export function hasSession(cookies = cookiesHere()): boolean {
  return /(?:^|;\s*)hone_session=1(?:;|$)/.test(cookies)
}

/** The token for writes. Each session has its own, so another token means another session. */
export function csrfToken(cookies = cookiesHere()): string {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1] ?? ''
  return decodeURIComponent(token)
}
