import type { Template } from '#app/templates/domain/types'

/** Where a page ended: at which template, and how many came before the next. */
interface Place {
  id: string
  value: string
}

/**
 * One page of a list. It goes on after the template that the page before ended with, also where the list has changed in
 * between; where that template is gone, after as many as there were before.
 */
export function pageOf(
  found: readonly Template[],
  limit = found.length,
  after: Place | null = null
): { page: Template[]; next: Place | null } {
  const last = after ? found.findIndex(({ id }) => id === after.id) : -1
  const start = last === -1 ? Number(after?.value ?? 0) : last + 1
  const page = found.slice(start, start + limit)
  const end = start + page.length
  const ended = page.at(-1)
  return { page, next: ended && end < found.length ? { id: ended.id, value: String(end) } : null }
}
