declare module 'better-sqlite3' {
  interface Prepared {
    pluck(): this
    safeIntegers(): this
    all(bindings: unknown[]): unknown[]
    get(bindings: unknown[]): unknown
    run(bindings: unknown[]): unknown
  }

  /** What the search thread uses of better-sqlite3, which has no types of its own. */
  export default class Database {
    constructor(filename: string, options: { readonly?: boolean; timeout?: number })
    prepare(sql: string): Prepared
    function(
      name: string,
      options: { deterministic: boolean; varargs: boolean },
      answer: () => number
    ): void
    transaction<Result>(work: () => Result): { immediate(): Result }
  }
}
