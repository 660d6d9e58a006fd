import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { IconButton } from '#frontend/components/icon_button'
import type { OpenMenuProps } from '#frontend/components/overlays/open_menu'

interface Opening {
  button: HTMLElement
  isByKey: boolean
}

interface Props {
  label: string
  /** The menu while it is open, which may be loaded only then. */
  children: (menu: Omit<OpenMenuProps, 'children'>) => ReactNode
}

/** A button that opens a menu. */
export function MenuOpener({ label, children }: Props) {
  const [opening, setOpening] = useState<Opening | null>(null)
  // A click without a pointer is a press of Enter or the space bar.
  const onClick = ({ currentTarget, detail }: MouseEvent<HTMLElement>) =>
    setOpening(opening ? null : { button: currentTarget, isByKey: detail === 0 })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpening({ button: event.currentTarget, isByKey: true })
  }
  return (
    <span className="relative flex shrink-0">
      <IconButton
        icon={Ellipsis}
        label={label}
        aria-haspopup="menu"
        aria-expanded={opening !== null}
        {...{ onClick, onKeyDown }}
      />
      {opening && (
        <Suspense fallback={null}>
          {children({
            ...{ label, align: 'end', opener: opening.button, startsAtFirst: opening.isByKey },
            onClose: () => setOpening(null),
            anchor: <span aria-hidden="true" className="pointer-events-none absolute inset-0" />,
          })}
        </Suspense>
      )}
    </span>
  )
}
