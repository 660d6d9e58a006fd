import { createElement, lazy, type ComponentType } from 'react'

const Nothing = () => null

/**
 * A part of the frame that is loaded when it is first shown. Where it cannot be loaded, the
 * rest of the app goes on without it.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: Nothing }
    }
  })
  return (props: Props) => createElement(Part as ComponentType<Props>, props)
}

/** Milliseconds after which something is loaded although the browser is still busy. */
const PATIENCE_MS = 1_000

/** Resolves once the browser has nothing better to do, such as to show the screen. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS })
    else setTimeout(resolve, PATIENCE_MS)
  })

/** Loads something once the browser is idle, so that it is there without a network. */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  void idle()
    .then(load)
    .catch(() => null)
}
