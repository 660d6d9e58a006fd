import { FULL_STORE_BYTES, KEPT_RUN_DAYS } from '#app/flows/domain/runs/run_use'
import { t } from '#frontend/lib/texts'

/** What is saved without being asked, for how long runs are kept, and where notifications come. */
export function KeptNotes() {
  const limits = { days: KEPT_RUN_DAYS, megabytes: FULL_STORE_BYTES / 1e6 }
  return (
    <>
      <Note
        title={t('account.preferences.autosave')}
        text={t('account.preferences.autosaveText')}
      />
      <Note
        title={t('account.preferences.runs')}
        text={t('account.preferences.runsText', limits)}
      />
      <Note
        title={t('account.preferences.notifications')}
        text={t('account.preferences.notificationsText')}
      />
    </>
  )
}

const Note = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h2 className="font-semibold">{title}</h2>
    <p className="mt-1 text-sm text-muted">{text}</p>
  </section>
)
