/** Whether two objects have the same fields; data that is an object of its own is compared by identity. */
export function isAlike(one: object, other: object): boolean {
  const [fields, others] = [Object.entries(one), other as Record<string, unknown>]
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([name, value]) => Object.is(value, others[name]))
  )
}

interface Shown {
  id: string
  data?: object
}

/**
 * Keeps what was shown before where nothing about it changed, so that it is not drawn again.
 * @param isSame compares everything but the data
 */
export function keeper<One extends Shown>(isSame: (one: One, other: One) => boolean) {
  let before = new Map<string, One>()
  return (next: readonly One[]): One[] => {
    const kept = next.map((one) => {
      const old = before.get(one.id)
      if (!old || old === one) return one
      const isAlikeData = old.data && one.data && isAlike(old.data, one.data)
      const data = isAlikeData ? old.data : one.data
      const candidate = data === one.data ? one : { ...one, data }
      return data === old.data && isSame(old, candidate) ? old : candidate
    })
    before = new Map(kept.map((one) => [one.id, one]))
    return kept
  }
}
