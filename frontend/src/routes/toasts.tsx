import { Suspense } from 'react'
import { lazyPart, loadWhenIdle } from '#frontend/lib/lazy_part'
import { useAtomValue } from '#frontend/lib/state'
import { toasts } from '#frontend/lib/toast'

const load = () =>
  import('#frontend/components/overlays/toast_viewport').then((file) => file.ToastViewport)
const ToastViewport = lazyPart(load)

loadWhenIdle(load)

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
