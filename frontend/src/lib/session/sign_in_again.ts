import { endSession, holdsSession, keepScreen, sessionEnd } from '#frontend/lib/session/session'
import { atom, store } from '#frontend/lib/state'

/**
 * Why a request is made: it shows something, its person asked for it, or it is made by itself and again later.
 */
export type Reason = 'to show' | 'asked for' | 'by itself'

interface Waiting {
  isAskedFor: boolean
  settle: (isBack: boolean) => void
}

const waiting = new Set<Waiting>()

/** Whether something that the person asked for waits until they have signed in again. */
export const awaitsSignIn = atom(false)

/**
 * Goes after a request that was refused because nobody is signed in. The screen stays where its person has written or
 * asked for something, and the request waits.
 * @returns whether its person has signed in again, so that it can be made once more
 */
export async function signedInAgain(reason: Reason, signal?: AbortSignal): Promise<boolean> {
  if (!holdsSession() || reason === 'by itself') {
    endSession()
    return false
  }
  if (reason === 'asked for') keepScreen()
  else endSession()
  return new Promise((resolve) => wait(reason === 'asked for', resolve, signal))
}

/** The person does not sign in now: what they asked for has failed. What is shown still waits. */
export function declineSignIn(): void {
  settleAll(false)
}

function wait(isAskedFor: boolean, settle: (isBack: boolean) => void, signal?: AbortSignal): void {
  const one: Waiting = { isAskedFor, settle }
  waiting.add(one)
  signal?.addEventListener('abort', () => settleOne(one, false), { once: true })
  noteAwaited()
}

function settleAll(isBack: boolean): void {
  for (const one of waiting) if (isBack || one.isAskedFor) settleOne(one, isBack)
}

function settleOne(one: Waiting, isBack: boolean): void {
  if (!waiting.delete(one)) return
  noteAwaited()
  one.settle(isBack)
}

function noteAwaited(): void {
  store.set(
    awaitsSignIn,
    [...waiting].some(({ isAskedFor }) => isAskedFor)
  )
}

store.sub(sessionEnd, () => {
  if (store.get(sessionEnd) === null) settleAll(true)
})
