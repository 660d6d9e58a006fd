import type { ReactElement, ReactNode } from 'react'

type Parts = typeof import('#frontend/components/overlays/radix_tooltip')

export interface TooltipProps {
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Takes the focus, so that the text opens for the keyboard as well. */
  children: ReactElement
}

let parts: Parts | null = null

/**
 * Before the first screen is drawn. On a device that only knows touch, tooltips never open;
 * where they cannot be loaded, the app goes on without them.
 */
export async function loadTooltips(): Promise<void> {
  if (!matchMedia('(any-hover: hover)').matches) return
  parts = await import('#frontend/components/overlays/radix_tooltip').catch(() => null)
}

/** Around the whole app: the delays that all tooltips share. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return parts ? <parts.Provider>{children}</parts.Provider> : children
}

export function Tooltip(props: TooltipProps) {
  return parts ? <parts.Tip {...props} /> : props.children
}
