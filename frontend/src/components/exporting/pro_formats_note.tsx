import { MenuLabel, MenuLink } from '#frontend/components/overlays/menu'
import { offerLink } from '#frontend/lib/offers'
import { t } from '#frontend/lib/texts'

/** Says why formats in a menu are disabled, and leads to the plans. */
export function ProFormatsNote() {
  const { label, to } = offerLink('pro')
  return (
    <>
      <MenuLabel>{t('common.export.proReason')}</MenuLabel>
      <MenuLink to={to}>{label}</MenuLink>
    </>
  )
}
