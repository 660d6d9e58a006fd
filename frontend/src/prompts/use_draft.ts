import { useEffect, useState, useSyncExternalStore } from 'react'
import { PromptDoors } from '#frontend/prompts/draft_doors'
import { DraftKeeper } from '#frontend/prompts/draft_keeper'
import type { PromptStart } from '#frontend/prompts/prompt_start'
import { followSession } from '#frontend/lib/session'

/** The draft of the open prompt, kept while it is written, and brought to safety when the page goes away. */
export function useDraft(userId: string, start: PromptStart) {
  const [{ doors, keeper }] = useState(() => {
    const made = new PromptDoors(userId, start.id, start.unnamed)
    if (start.isBrought) made.keepAnswers(new Map())
    return { doors: made, keeper: new DraftKeeper(made, start) }
  })
  const view = useSyncExternalStore(keeper.subscribe, () => keeper.view)

  useEffect(() => {
    const forget = doors.listen((base) => keeper.heard(base))
    const unfollow = followSession(
      () => keeper.suspend(),
      () => keeper.resume()
    )
    const leave = () => keeper.keepNow()
    const hide = () => {
      if (document.visibilityState === 'hidden') void keeper.flush()
    }
    const reconnect = () => void keeper.flush()
    addEventListener('pagehide', leave)
    addEventListener('online', reconnect)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('online', reconnect)
      document.removeEventListener('visibilitychange', hide)
      forget()
      unfollow()
      void keeper.flush().finally(() => keeper.stop())
    }
  }, [doors, keeper])

  return { doors, keeper, view }
}
