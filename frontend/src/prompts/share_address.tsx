import { useId } from 'react'
import { Button } from '#frontend/components/button'
import { toastError } from '#frontend/prompts/prompt_toasts'
import { copyText } from '#frontend/lib/clipboard'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

/** The address of a link that was just made; it is shown this once. */
export function ShareAddress({ url }: { url: string }) {
  const id = useId()
  const copy = async () => {
    if (!(await copyText(url))) return toastError(t('create.toast.copyFailed'))
    toast({ title: t('share.copied'), text: t('share.copiedLead') })
  }
  return (
    <div className="mt-4 rounded-control border border-line bg-sunken p-3">
      <label htmlFor={id} className="text-sm font-medium">
        {t('share.address')}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className="min-w-0 flex-1 rounded-control border border-line-strong bg-raised px-3 font-mono text-sm"
        />
        <Button onClick={() => void copy()}>{t('share.copy')}</Button>
      </div>
      <p className="mt-2 text-sm text-muted">{t('share.once')}</p>
    </div>
  )
}
