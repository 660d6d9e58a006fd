import { Bookmark, Keyboard, Monitor, Moon, Play, Sun, Workflow } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CommandPalette, type PaletteItem } from '#frontend/components/overlays/command_palette'
import { usePerson } from '#frontend/lib/session/person'
import { setTheme, type Theme } from '#frontend/lib/window/theme'
import { t } from '#frontend/lib/texts'
import { signOut } from '#frontend/routes/sign_out'
import { destinationsOf, type NavItem } from '#frontend/routes/frame/nav_items'
import { useFoundFlows } from '#frontend/routes/palette/use_found_flows'
import { detailOf, useFoundRuns } from '#frontend/routes/palette/use_found_runs'
import { useFoundPrompts } from '#frontend/routes/palette/use_found_prompts'

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
  const [search, setSearch] = useState('')
  const prompts = useFoundPrompts(search)
  const flows = useFoundFlows(search)
  const runs = useFoundRuns(search)
  const items = destinationsOf(usePerson())
  const open = ({ path, isOutside }: NavItem) => {
    if (isOutside) signOut(path)
    else void navigate(path)
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
      heading: t('kit.palette.prompts'),
      items: prompts.map(({ id, title }) => ({
        ...{ id, label: title, icon: Bookmark, isFound: true },
        onSelect: () => void navigate(`/saved/${id}`),
      })),
    },
    {
      heading: t('kit.palette.flows'),
      items: flows.map(({ id, title }) => ({
        ...{ id, label: title, icon: Workflow, isFound: true },
        onSelect: () => void navigate(`/flow-builder/${id}`),
      })),
    },
    {
      heading: t('kit.palette.runs'),
      items: runs.map((run) => ({
        ...{ id: run.id, label: run.flowTitle, icon: Play, isFound: true },
        detail: detailOf(run),
        onSelect: () => void navigate(`/runs/${run.id}`),
      })),
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
  return (
    <CommandPalette
      search={search}
      onSearch={setSearch}
      onClose={onClose}
      groups={groups.filter(({ items: shown }) => shown.length > 0)}
    />
  )
}
