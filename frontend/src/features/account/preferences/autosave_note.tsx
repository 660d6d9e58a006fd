import { t } from '#frontend/lib/texts'

export function AutosaveNote() {
  return (
    <>
      <section>
        <h2 className="font-semibold">{t('account.preferences.autosave')}</h2>
        <p className="mt-1 text-sm text-muted">{t('account.preferences.autosaveText')}</p>
      </section>
      <section>
        <h2 className="font-semibold">{t('account.preferences.notifications')}</h2>
        <p className="mt-1 text-sm text-muted">{t('account.preferences.notificationsText')}</p>
      </section>
    </>
  )
}
