import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** The present in milliseconds since 1970, every second while something runs. */
export function useTicking(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}
