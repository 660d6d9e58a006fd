import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { RouteLink } from '#frontend/components/route_link'
import { useAtomValue } from '#frontend/lib/state'
import { dismissToast, toasts, type Toast, type ToastAction } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

const DURATION = 5000
const SWIPE = 50
const HOTKEY = ['F8']

/** Where messages appear, one at a time. */
export function ToastViewport() {
  const shown = useAtomValue(toasts)
  return (
    <Radix.Provider duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        hotkey={HOTKEY}
        label={t('kit.toasts')}
        className="fixed right-0 bottom-0 z-[45] flex w-full max-w-[420px] flex-col p-4 outline-none"
      />
    </Radix.Provider>
  )
}

const ICONS = {
  success: <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />,
  danger: <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />,
  plain: null,
}

const MOTION =
  'data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-slide-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)'

function ToastCard({
  toast: { id, title, text, tone = 'plain', milliseconds, action, isOpen },
}: {
  toast: Toast
}) {
  return (
    <Radix.Root
      open={isOpen}
      duration={milliseconds}
      onOpenChange={(open) => !open && dismissToast(id)}
      className={`floating flex items-start gap-3 p-4 pr-12 text-sm ${MOTION}`}
    >
      {ICONS[tone]}
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-medium break-words">{title}</Radix.Title>
        {text && (
          <Radix.Description className="mt-0.5 break-words text-muted">{text}</Radix.Description>
        )}
      </div>
      {action && <Action action={action} />}
      <Radix.Close
        aria-label={t('kit.closeToast')}
        className="absolute top-2.5 right-2.5 button-ghost size-8 text-muted hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </Radix.Close>
    </Radix.Root>
  )
}

const ACTION_LOOK = '-my-1 button-quiet min-h-8 shrink-0 px-3'

function Action({ action }: { action: ToastAction }) {
  const { label } = action
  if ('to' in action) {
    return (
      <Radix.Action asChild altText={label}>
        <RouteLink to={action.to} className={ACTION_LOOK}>
          {label}
        </RouteLink>
      </Radix.Action>
    )
  }
  return (
    <Radix.Action altText={label} onClick={action.onAction} className={ACTION_LOOK}>
      {label}
    </Radix.Action>
  )
}
