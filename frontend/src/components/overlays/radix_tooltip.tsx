import { Tooltip as Radix } from 'radix-ui'
import type { FocusEvent, ReactNode } from 'react'
import type { TooltipProps } from '#frontend/components/overlays/tooltip'

const OPEN_DELAY = 700
const SKIP_DELAY = 300

export function Provider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Radix.Provider>
  )
}

/** A menu that closes gives its button the focus back, which asks for no explanation where a pointer closed it. */
function onlyByKeyboard(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}

export function Tip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={onlyByKeyboard}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="name-tip z-50 max-w-72 animate-appear rounded-control bg-ink px-2.5 py-1.5 text-xs text-paper shadow-float"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
