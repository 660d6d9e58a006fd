import { Suspense } from 'react'
import { idlePart } from '#frontend/lib/lazy_part'
import { useAtomValue } from '#frontend/lib/state'
import { toasts } from '#frontend/lib/toast'

const ToastViewport = idlePart(() =>
  import('#frontend/components/overlays/toast_viewport').then((file) => file.ToastViewport)
)

/** Where messages appear, from the first one on. */
export function Toasts() {
  const hasAny = useAtomValue(toasts).length > 0
  if (!hasAny) return null
  return (
    <Suspense>
      <ToastViewport />
    </Suspense>
  )
}
