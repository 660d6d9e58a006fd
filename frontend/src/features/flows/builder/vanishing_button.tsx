import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Button } from '#frontend/components/button'
import { holdFocus } from '#frontend/features/flows/builder/hold_focus'

interface Props extends ComponentProps<typeof Button> {
  /** The `data-focus` of what gets the focus when the button goes away with it. */
  focusAfter: string
}

/** A button that is there only until it has done its work. */
export function VanishingButton({ focusAfter, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (element === document.activeElement) holdFocus(focusAfter)
    }
  }, [focusAfter])
  return <Button ref={button} {...props} />
}
