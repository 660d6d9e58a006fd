/** A set of listeners that are called on every change. */
export class Listeners {
  #all = new Set<() => void>()

  subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  tell(): void {
    for (const listener of this.#all) listener()
  }
}
