import { useEffect, useRef } from 'react'
import { Button } from '#frontend/components/button'
import { ReadOnlyField } from '#frontend/components/fields/read_only_field'
import { toastError } from '#frontend/prompts/prompt_toasts'
import { copyText } from '#frontend/lib/clipboard'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

/** The address of a link that was just made, with the focus on its copy button. It is shown this once. */
export function ShareAddress({ url }: { url: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const copy = async () => {
    if (!(await copyText(url))) return toastError(t('create.toast.copyFailed'))
    toast({ title: t('share.copied'), text: t('share.copiedLead') })
  }
  return (
    <div className="mt-4 rounded-control border border-line bg-sunken p-3">
      <ReadOnlyField
        label={t('share.address')}
        help={t('share.once')}
        value={url}
        action={
          <Button ref={button} variant="primary" onClick={() => void copy()}>
            {t('share.copy')}
          </Button>
        }
      />
    </div>
  )
}
