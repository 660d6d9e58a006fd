import { AlertDialog } from 'radix-ui'
import { Button } from '#frontend/components/button'
import { SHEET, VEIL } from '#frontend/components/overlays/dialog'
import { useReturnFocus } from '#frontend/components/overlays/use_return_focus'
import { classNames } from '#frontend/lib/class_names'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: string
  confirm: string
  cancel: string
  isDanger?: boolean
  onConfirm: () => void
}

/** Asks before something that cannot be taken back; the harmless answer has the focus. */
export function ConfirmDialog(props: Props) {
  const { open, onOpenChange, title, text, confirm, cancel, isDanger = true, onConfirm } = props
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={VEIL} />
        <AlertDialog.Content {...returnFocus} className={classNames(SHEET, 'max-w-[440px]')}>
          <AlertDialog.Title className="text-xl font-semibold text-balance">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-sm break-words text-muted">
            {text}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>{cancel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button variant={isDanger ? 'danger' : 'primary'} onClick={onConfirm}>
                {confirm}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
