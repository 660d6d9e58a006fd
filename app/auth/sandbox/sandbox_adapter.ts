import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Entry {
  payload: AdapterPayload
  /** Of `performance.now()`, which does not follow the wall clock when that is set. */
  until: number
}

const MAX_RECORDS = 10_000
const entries = new Map<string, Entry>()

/** Keeps what the sandbox has to remember until the process ends; the oldest goes first. */
export class SandboxAdapter implements Adapter {
  constructor(private model: string) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number) {
    entries.delete(this.#key(id))
    entries.set(this.#key(id), { payload, until: performance.now() + expiresIn * 1000 })
    for (const [key] of entries) {
      if (entries.size <= MAX_RECORDS) break
      entries.delete(key)
    }
  }

  async find(id: string) {
    const entry = entries.get(this.#key(id))
    return entry && entry.until > performance.now() ? entry.payload : undefined
  }

  async findByUid(uid: string) {
    const prefix = this.#key('')
    for (const [key, { payload, until }] of entries) {
      if (key.startsWith(prefix) && payload.uid === uid && until > performance.now()) return payload
    }
    return undefined
  }

  /** There is no device flow in the sandbox. */
  async findByUserCode() {
    return undefined
  }

  async destroy(id: string) {
    entries.delete(this.#key(id))
  }

  async consume(id: string) {
    const payload = entries.get(this.#key(id))?.payload
    if (payload) payload.consumed = Math.floor(Date.now() / 1000)
  }

  async revokeByGrantId(grantId: string) {
    for (const [key, { payload }] of entries) {
      if (payload.grantId === grantId) entries.delete(key)
    }
  }

  #key(id: string): string {
    return `${this.model}:${id}`
  }
}
