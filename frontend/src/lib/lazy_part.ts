import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react'

const Nothing = () => null

/**
 * A part of a screen that is loaded when it is first shown. Where it cannot be loaded, the rest goes on, with `Missing`
 * in its place.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: FunctionComponent = Nothing
) {
  const Part = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: Missing }
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

/** A lazy part that is loaded once the browser is idle. From then on, it is there as soon as it is shown. */
export function idlePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing?: FunctionComponent
) {
  let loaded: ComponentType<Props> | null = null
  loadWhenIdle(async () => (loaded = await load()))
  const Lazy = lazyPart(load, Missing)
  return function IdlePart(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return createElement(Part, props)
  }
}
