import { useId, useMemo } from 'react'
import { Select } from '#frontend/components/fields/select'
import { timeZones } from '#frontend/features/account/preferences/time_zones'
import { usePreferenceChange } from '#frontend/lib/session/use_preference_change'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'

export function TimeZoneChoice() {
  const chosen = usePerson().preferences.timeZone
  const change = usePreferenceChange()
  const options = useMemo(() => optionsFor(chosen), [chosen])
  const help = useId()
  return (
    <div className="max-w-md">
      <Select
        label={t('account.preferences.timeZone')}
        aria-describedby={help}
        value={chosen ?? ''}
        options={options}
        onChange={(timeZone) => change({ timeZone: timeZone || null })}
      />
      <p id={help} className="mt-1.5 text-sm text-muted">
        {t('account.preferences.timeZoneHelp')}
      </p>
    </div>
  )
}

function optionsFor(chosen: string | undefined) {
  const zones = timeZones(chosen).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return [{ value: '', label: t('account.preferences.browserZone', { zone }) }, ...zones]
}
