import { MenuLabel, MenuLink } from '#frontend/components/overlays/menu'
import { t } from '#frontend/lib/texts'

/** Says why formats in a menu are disabled, and leads to the plans. */
export function ProFormatsNote() {
  return (
    <>
      <MenuLabel>{t('common.export.proReason')}</MenuLabel>
      <MenuLink to="/settings?tab=subscription">{t('common.export.proLink')}</MenuLink>
    </>
  )
}
