import { useEffect, useRef, useState } from 'react'

export interface WorkedOut<Result> {
  text: string
  /** What came of the text; null where it could not be worked out. */
  result: Result | null
}

/**
 * What `work` makes of a text, worked out aside: one text at a time, then the newest, however many
 * there were in between. Until a newer one is known it is what came of the last; null before the first.
 */
export function useWorkedOut<Result>(
  text: string | null,
  work: (text: string) => Promise<Result>
): WorkedOut<Result> | null {
  const [known, setKnown] = useState<WorkedOut<Result> | null>(null)
  const wanted = useRef<string | null>(null)
  const isBusy = useRef(false)

  useEffect(() => {
    wanted.current = text
    if (text !== null && !isBusy.current) void workOut({ wanted, isBusy, work, tell: setKnown })
  }, [text, work])
  useEffect(
    () => () => {
      wanted.current = null
    },
    []
  )
  return text === null ? null : known
}

interface Work<Result> {
  wanted: { current: string | null }
  isBusy: { current: boolean }
  work: (text: string) => Promise<Result>
  tell: (known: WorkedOut<Result>) => void
}

async function workOut<Result>({ wanted, isBusy, work, tell }: Work<Result>): Promise<void> {
  isBusy.current = true
  for (let done: string | null = null; wanted.current !== null && wanted.current !== done;) {
    done = wanted.current
    const result = await tried(work, done)
    if (wanted.current !== null) tell({ text: done, result })
  }
  isBusy.current = false
}

/** The thread may have been ended on the way, for something else; then there is another one. */
async function tried<Result>(
  work: (text: string) => Promise<Result>,
  text: string
): Promise<Result | null> {
  return work(text)
    .catch(() => work(text))
    .catch(() => null)
}
