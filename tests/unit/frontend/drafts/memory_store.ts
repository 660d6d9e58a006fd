/** What a browser keeps, for tests; `refusal` is what it says instead of keeping more. */
export class MemoryStore {
  readonly items = new Map<string, string>()
  refusal: DOMException | null = null
  get length() {
    return this.items.size
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null
  }
  getItem(key: string) {
    return this.items.get(key) ?? null
  }
  setItem(key: string, value: string) {
    if (this.refusal) throw this.refusal
    this.items.set(key, value)
  }
  removeItem(key: string) {
    this.items.delete(key)
  }
}
