/** The readable cookie that lives and dies with the session. */
export function hasSession(cookies = globalThis.document?.cookie ?? ''): boolean {
  return /(?:^|;\s*)hone_session=1(?:;|$)/.test(cookies)
}
