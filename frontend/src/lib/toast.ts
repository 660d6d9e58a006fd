import { atom, store } from '#frontend/lib/state'

/** What a person can do about a message: something here, or go to another page. */
export type ToastAction = { label: string } & ({ onAction: () => void } | { to: string })

export interface ToastContent {
  title: string
  text?: string
  tone?: 'plain' | 'success' | 'danger'
  /** How long it stays; five seconds where it is not given. */
  milliseconds?: number
  action?: ToastAction
}

export interface Toast extends ToastContent {
  id: number
  isOpen: boolean
}

const MAX_TOASTS = 1
const REMOVE_AFTER = 1_000_000

export const toasts = atom<readonly Toast[]>([])

let lastId = 0
const removals = new Map<number, ReturnType<typeof setTimeout>>()

/** Shows a message for a while, in the place of the one before. */
export function toast(content: ToastContent): { id: number; dismiss: () => void } {
  const id = ++lastId
  store.set(toasts, (shown) => [{ ...content, id, isOpen: true }, ...shown].slice(0, MAX_TOASTS))
  return { id, dismiss: () => dismissToast(id) }
}

/** Closes a toast; it leaves the state much later, so that its closing can be seen. */
export function dismissToast(id: number): void {
  store.set(toasts, (shown) =>
    shown.map((one) => (one.id === id ? { ...one, isOpen: false } : one))
  )
  if (removals.has(id)) return
  const removal = setTimeout(() => {
    removals.delete(id)
    store.set(toasts, (shown) => shown.filter((one) => one.id !== id))
  }, REMOVE_AFTER)
  removals.set(id, removal)
}
