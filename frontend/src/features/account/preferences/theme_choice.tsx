import { Monitor, Moon, Sun } from 'lucide-react'
import { RadioOption } from '#frontend/components/fields/radio_option'
import { usePreferenceChange } from '#frontend/lib/session/use_preference_change'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'

const THEMES = [
  { theme: 'system', Icon: Monitor },
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
] as const

export function ThemeChoice() {
  const { preferences } = usePerson()
  const change = usePreferenceChange()
  const chosen = preferences.theme ?? 'system'
  return (
    <fieldset>
      <legend className="font-semibold">{t('account.preferences.theme')}</legend>
      <p className="mt-1 text-sm text-muted">{t('account.preferences.themeHelp')}</p>
      <div className="mt-3 grid max-w-md grid-cols-3 gap-2">
        {THEMES.map(({ theme, Icon }) => (
          <RadioOption
            key={theme}
            name="theme"
            value={theme}
            checked={chosen === theme}
            onChange={() => change({ theme })}
            className="flex min-h-11 items-center justify-center gap-2 rounded-control border border-line-strong bg-raised px-2 text-sm has-checked:border-ink has-checked:bg-sunken has-checked:font-medium"
          >
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {t(`account.preferences.themes.${theme}`)}
          </RadioOption>
        ))}
      </div>
    </fieldset>
  )
}
