/** Does one thing a while after it was started; starting it again while it runs changes nothing. */
export class Timer {
  #handle: ReturnType<typeof setTimeout> | null = null

  constructor(private act: () => void) {}

  get isRunning(): boolean {
    return this.#handle !== null
  }

  start(milliseconds: number): void {
    this.#handle ??= setTimeout(() => {
      this.#handle = null
      this.act()
    }, milliseconds)
  }

  stop(): void {
    if (this.#handle !== null) clearTimeout(this.#handle)
    this.#handle = null
  }
}
