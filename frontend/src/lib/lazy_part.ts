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

/** Loads something while the browser has nothing better to do, so that it is there without a network. */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  const quietly = () => void load().catch(() => null)
  if ('requestIdleCallback' in globalThis) requestIdleCallback(quietly)
  else setTimeout(quietly, 1000)
}
