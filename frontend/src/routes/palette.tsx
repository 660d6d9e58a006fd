import { Keyboard, Monitor, Moon, Sun } from 'lucide-react'
import { useNavigate } from 'react-router'
import { CommandPalette, type PaletteItem } from '#frontend/components/command_palette'
import { usePerson } from '#frontend/lib/person'
import { setTheme, type Theme } from '#frontend/lib/theme'
import { t } from '#frontend/lib/texts'
import { forgetDrafts } from '#frontend/routes/forget_drafts'
import { destinationsOf, type NavItem } from '#frontend/routes/nav_items'

interface Props {
  onClose: () => void
  onShortcuts: () => void
}

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor }

const themeItem = (theme: Theme): PaletteItem => ({
  id: theme,
  label: t(`kit.palette.${theme}`),
  icon: THEME_ICONS[theme],
  onSelect: () => setTheme(theme),
})

export function Palette({ onClose, onShortcuts }: Props) {
  const navigate = useNavigate()
  const items = destinationsOf(usePerson())
  const open = ({ path, isOutside }: NavItem) => {
    if (!isOutside) return void navigate(path)
    forgetDrafts()
    location.assign(path)
  }
  const itemOf = (item: NavItem): PaletteItem => ({
    id: item.path,
    label: t(item.text),
    icon: item.icon,
    onSelect: () => open(item),
  })
  const groups = [
    {
      heading: t('kit.palette.goTo'),
      items: items.filter(({ isOutside }) => !isOutside).map(itemOf),
    },
    {
      heading: t('kit.palette.actions'),
      items: [
        themeItem('light'),
        themeItem('dark'),
        themeItem('system'),
        {
          id: 'shortcuts',
          label: t('kit.palette.shortcuts'),
          icon: Keyboard,
          keys: '?',
          onSelect: onShortcuts,
        },
        ...items.filter(({ isOutside }) => isOutside).map(itemOf),
      ],
    },
  ]
  return <CommandPalette onClose={onClose} groups={groups} />
}
