import { useCallback, useLayoutEffect, useRef } from 'react'

/** Reads the latest value from a handler that stays the same. */
export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return useCallback(() => latest.current, [])
}
