type Method = (...args: unknown[]) => unknown

const CALLBACKS = [
  'map',
  'flatMap',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'findLastIndex',
  'some',
  'every',
  'reduce',
  'forEach',
] as const
const COPIES = ['slice', 'concat', 'splice'] as const

/**
 * Counts work instead of time: items handed to array callbacks, lengths of copies and of
 * stretches searched. Two texts can then be compared on a busy machine.
 */
export function countWork(run: () => void): number {
  let work = 0
  const undo: (() => void)[] = []
  const wrap = (owner: object, name: string, around: (original: Method) => Method) => {
    const original = Reflect.get(owner, name) as Method
    Reflect.set(owner, name, around(original))
    undo.push(() => Reflect.set(owner, name, original))
  }

  for (const name of CALLBACKS) {
    wrap(
      Array.prototype,
      name,
      (original) =>
        function (this: unknown, callback: unknown, ...rest: unknown[]) {
          const counted = (...args: unknown[]) => (work++, (callback as Method)(...args))
          return original.call(this, typeof callback === 'function' ? counted : callback, ...rest)
        }
    )
  }
  for (const name of COPIES) {
    wrap(
      Array.prototype,
      name,
      (original) =>
        function (this: unknown, ...args: unknown[]) {
          const result = original.apply(this, args)
          work += (result as unknown[]).length
          return result
        }
    )
  }
  for (const name of ['slice', 'toLowerCase', 'trim', 'trimStart', 'trimEnd', 'split'] as const) {
    wrap(
      String.prototype,
      name,
      (original) =>
        function (this: unknown, ...args: unknown[]) {
          const result = original.apply(this, args)
          work += (result as string).length
          return result
        }
    )
  }
  for (const name of ['indexOf', 'includes'] as const) {
    wrap(
      String.prototype,
      name,
      (original) =>
        function (this: unknown, ...args: unknown[]) {
          const [sought, from = 0] = args as [string, number?]
          const at = nativeIndexOf.call(this as string, sought, from)
          work += (at < 0 ? (this as string).length : at) - from
          return original.apply(this, args)
        }
    )
  }
  try {
    run()
  } finally {
    for (const restore of undo.reverse()) restore()
  }
  return work
}

const nativeIndexOf = String.prototype.indexOf
