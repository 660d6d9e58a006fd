import { t } from '#frontend/lib/texts'

/** The saved versions of the flow. */
export function VersionsPanel() {
  return <p className="text-sm text-muted">{t('flowVersions.none')}</p>
}
