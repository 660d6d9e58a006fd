/** What an access token may do; each stands for itself alone. */
export const SCOPES = ['read', 'write', 'admin'] as const

export type Scope = (typeof SCOPES)[number]

export function isScope(text: string): text is Scope {
  return SCOPES.some((scope) => scope === text)
}
