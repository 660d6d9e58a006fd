const AT_ONCE = 4

/** Does the same with each id, four at a time; says which went through, and why the last did not. */
export async function inTurns(ids: readonly string[], act: (id: string) => Promise<unknown>) {
  const done: string[] = []
  const failed: string[] = []
  let error: unknown = null
  const waiting = [...ids]
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await act(id)
        done.push(id)
      } catch (caught) {
        failed.push(id)
        error = caught
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { done, failed, error }
}
