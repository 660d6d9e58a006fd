import { FlaskConical, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { IconButton } from '#frontend/components/icon_button'
import { lazyPart } from '#frontend/lib/lazy_part'
import { t } from '#frontend/lib/texts'
import { TrialModels } from '#frontend/routes/trial/trial_models'
import { TrialPayments } from '#frontend/routes/trial/trial_payments'
import { hideTrialNotice, isTrialNoticeShown } from '#frontend/routes/trial/trial_notice'

const TrialDialog = lazyPart(() =>
  import('#frontend/routes/trial/trial_dialog').then((file) => file.TrialDialog)
)

/** Names what is a sandbox here, and how the real thing takes its place. */
export function TrialBanner() {
  const [isShown, setShown] = useState(isTrialNoticeShown)
  const [isOpen, setOpen] = useState(false)
  if (!isShown) return null
  const hide = () => {
    hideTrialNotice()
    setShown(false)
  }
  return (
    <section
      aria-label={t('common.frame.trialLabel')}
      className="flex items-center gap-3 border-b border-line bg-sunken py-1 pr-2 pl-4 text-sm text-muted sm:pr-6 sm:pl-8"
    >
      <FlaskConical aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
      <p className="min-w-0 flex-1 py-1">
        {t('common.frame.trial')}
        <TrialPayments />{' '}
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="inline-block min-h-6 text-link"
        >
          {t('common.frame.trialConnect')}
        </button>
        <TrialModels />
      </p>
      <IconButton icon={X} label={t('common.frame.trialDismiss')} onClick={hide} />
      {isOpen && (
        <Suspense>
          <TrialDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
