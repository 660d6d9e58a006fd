import { Select } from '#frontend/components/fields/select'
import { setTheme, THEMES, useTheme } from '#frontend/lib/window/theme'
import { t } from '#frontend/lib/texts'

export function ThemeChoice() {
  const theme = useTheme()
  return (
    <Select
      label={t('kit.gallery.theme')}
      value={theme}
      onChange={setTheme}
      options={THEMES.map((value) => ({ value, label: t(`kit.gallery.themes.${value}`) }))}
    />
  )
}
