import { ButtonLink } from '#frontend/components/button'
import { t } from '#frontend/lib/texts'

/** Leads to the home page, where the plans stand side by side. */
export const UpgradeCall = () => (
  <section
    aria-labelledby="upgrade-title"
    className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-sunken p-6 sm:p-8"
  >
    <div className="min-w-0 flex-1 basis-72">
      <h2 id="upgrade-title" className="font-serif text-xl font-medium">
        {t('guides.upgrade.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('guides.upgrade.text')}</p>
    </div>
    <ButtonLink variant="primary" href="/">
      {t('guides.upgrade.action')}
    </ButtonLink>
  </section>
)
