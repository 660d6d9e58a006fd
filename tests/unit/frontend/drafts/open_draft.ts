import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import type { Base, Draft, DraftBackend } from '#frontend/prompts/draft'
import { DraftSync } from '#frontend/prompts/draft_sync'
import { turns } from '#tests/helpers/turns'

export const TIMES = { autosave: 20, local: 5, retry: [10] }
export const draft = (text: string): Draft => ({ text, settings: DEFAULT_SETTINGS })

/** A server that keeps one draft and refuses a stale etag; it can go offline, and end the session. */
class Desk implements DraftBackend {
  base: Base = { ...draft('one'), etag: 1 }
  offline = false
  signedOut = false
  puts = 0
  here: { draft: Draft; etag: number | null } | null = null
  announced: Base[] = []

  async put(kept: Draft, etag: number) {
    this.puts += 1
    await turns()
    if (this.offline) return { ok: false as const, error: 'offline' as const }
    if (this.signedOut) return { ok: false as const, error: 'signedOut' as const }
    if (etag !== this.base.etag) return { ok: false as const, error: 'stale' as const }
    this.base = { ...kept, etag: etag + 1 }
    return { ok: true as const, etag: etag + 1 }
  }
  async get() {
    return this.offline || this.signedOut ? null : this.base
  }
  keepCopy(kept: Draft, etag: number | null) {
    this.here = { draft: kept, etag }
  }
  dropCopy() {
    this.here = null
  }
  announce(base: Base) {
    this.announced.push(base)
  }
}

export function open(start: Partial<ConstructorParameters<typeof DraftSync>[1]> = {}) {
  const desk = new Desk()
  const given = { base: desk.base as Base | null, draft: draft('one'), ...start }
  return { desk, sync: new DraftSync(desk, given, TIMES) }
}
