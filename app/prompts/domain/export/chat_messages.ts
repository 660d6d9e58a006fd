import type { Part, Span } from '#app/prompts/domain/types'

export interface ChatMessage {
  role: 'system' | 'user'
  content: string
}

/**
 * A prompt as the messages that chat APIs take. A role that stands alone at the start becomes the
 * system message; everything else is the user's. The contents, joined, are the text again.
 * @param parts what the analysis of that very text found
 */
export function chatMessages(text: string, parts: readonly Part[]): ChatMessage[] {
  const end = endOfRole(text, parts)
  if (end === 0) return [{ role: 'user', content: text }]
  return [
    { role: 'system', content: text.slice(0, end) },
    { role: 'user', content: text.slice(end) },
  ]
}

/** The same as JSON, indented. */
export function chatJson(text: string, parts: readonly Part[]): string {
  return JSON.stringify(chatMessages(text, parts), null, 2)
}

const NOTHING_OR_HEADING = /^\s*(#{1,6}[^\n]*\n\s*)?$/
const REST_OF_LINE = /^[^\S\n]*(\n[^\S\n]*)*\n/

/** Where the lines of a role end that is alone on them, or 0. */
function endOfRole(text: string, parts: readonly Part[]): number {
  const role = firstRole(text, parts)
  if (!role || !NOTHING_OR_HEADING.test(text.slice(0, role.start))) return 0
  const asks = parts.some(
    ({ kind, start, end }) => kind === 'goal' && start < role.end && end > role.start
  )
  const rest = REST_OF_LINE.exec(text.slice(role.end))
  if (asks || !rest) return 0
  const end = role.end + rest[0].length
  return text.slice(end).trim() === '' ? 0 : end
}

/** The first role with those that follow it at once. */
function firstRole(text: string, parts: readonly Part[]): Span | null {
  const roles = parts.filter(({ kind }) => kind === 'role').sort((a, b) => a.start - b.start)
  if (roles.length === 0) return null
  const [{ start }] = roles
  let end = start
  for (const role of roles) {
    if (text.slice(end, role.start).trim() === '') end = Math.max(end, role.end)
  }
  return { start, end }
}
