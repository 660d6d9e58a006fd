import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useReturnFocus } from '#frontend/components/overlays/use_return_focus'
import { t } from '#frontend/lib/texts'
import { classNames } from '#frontend/lib/class_names'

const SIZES = { sm: 'max-w-[420px]', md: 'max-w-[560px]', lg: 'max-w-[880px]' } as const

/** Behind and around every dialog. */
export const VEIL = 'fixed inset-0 z-40 animate-appear bg-veil'
export const SHEET =
  'floating fixed top-1/2 left-1/2 flex flex-col max-h-[88dvh] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 animate-appear overflow-y-auto scroll-pb-20 p-6'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  size?: keyof typeof SIZES
  /** Buttons at the lower right; the primary one last. */
  footer?: ReactNode
  children: ReactNode
}

export function Dialog(props: Props) {
  const { open, onOpenChange, title, description, size = 'md', footer, children } = props
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={VEIL} />
        <Radix.Content
          {...returnFocus}
          className={classNames(SHEET, SIZES[size])}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title className="pr-10 text-xl font-semibold text-balance">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
          )}
          <div className="mt-5 min-w-0">{children}</div>
          {footer && (
            // In sight however long the content is.
            <div className="sticky -bottom-6 -mx-6 -mb-6 mt-2 flex flex-wrap justify-end gap-2 bg-raised px-6 pt-4 pb-6">
              {footer}
            </div>
          )}
          <Radix.Close
            aria-label={t('kit.close')}
            className="absolute top-4 right-4 button-ghost size-9 text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
