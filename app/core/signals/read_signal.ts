/** A topic and its message. */
export type Signal = [topic: string, message: string]

/** What a notification says, or null where no process of Hone can have sent it. */
export function readSignal(payload: string | undefined): Signal | null {
  try {
    const value: unknown = JSON.parse(payload ?? '')
    return isSignal(value) ? value : null
  } catch {
    return null
  }
}

const isSignal = (value: unknown): value is Signal =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
