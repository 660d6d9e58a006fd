import { Bookmark, Keyboard, Monitor, Moon, Play, Sun, Workflow } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  CommandPalette,
  type PaletteGroup,
  type PaletteItem,
} from '#frontend/components/overlays/command_palette'
import { usePerson } from '#frontend/lib/session/person'
import { setTheme, type Theme } from '#frontend/lib/window/theme'
import { t } from '#frontend/lib/texts'
import { signOut } from '#frontend/routes/sign_out'
import { useFoundFlows } from '#frontend/routes/palette/use_found_flows'
import { detailOf, useFoundRuns } from '#frontend/routes/palette/use_found_runs'
import { useOtherWorkspaces } from '#frontend/routes/palette/use_other_workspaces'
import { useFoundPrompts } from '#frontend/routes/palette/use_found_prompts'
import {
  beginningsFor,
  destinationsOf,
  type Place,
  wordsFor,
} from '#frontend/routes/palette/places'

interface Props {
  onClose: () => void
  onShortcuts: () => void
}

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor }

const themeItem = (theme: Theme): PaletteItem => {
  const label = t(`kit.palette.${theme}`)
  return {
    ...{ id: theme, label, words: wordsFor(theme, label), icon: THEME_ICONS[theme] },
    onSelect: () => setTheme(theme),
  }
}

export function Palette({ onClose, onShortcuts }: Props) {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const found = useFound(search)
  const workspaces = useOtherWorkspaces()
  const person = usePerson()
  const itemOf = ({ id, path, label, icon, isOutside }: Place): PaletteItem => ({
    ...{ id, label, icon, words: wordsFor(id, label, path) },
    onSelect: () => (isOutside ? signOut(path) : void navigate(path)),
  })
  const isShown = ({ isMinor }: Place) => !isMinor || search.trim() !== ''
  const places = destinationsOf(person).filter(isShown)
  const groups = [
    {
      heading: t('kit.palette.goTo'),
      items: places.filter(({ isOutside }) => !isOutside).map(itemOf),
    },
    ...found,
    { heading: t('palette.workspaces'), items: workspaces },
    {
      heading: t('kit.palette.actions'),
      items: [
        ...beginningsFor(person).filter(isShown).map(itemOf),
        ...(['light', 'dark', 'system'] as const).map(themeItem),
        shortcutsItem(onShortcuts),
        ...places.filter(({ isOutside }) => isOutside).map(itemOf),
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

function shortcutsItem(onSelect: () => void): PaletteItem {
  const [id, label] = ['shortcuts', t('kit.palette.shortcuts')]
  return { id, label, words: wordsFor(id, label), icon: Keyboard, keys: '?', onSelect }
}

/** What this person has made that holds what is searched for. */
function useFound(search: string): PaletteGroup[] {
  const navigate = useNavigate()
  const prompts = useFoundPrompts(search)
  const flows = useFoundFlows(search)
  const runs = useFoundRuns(search)
  return [
    {
      heading: t('kit.palette.prompts'),
      items: prompts.map(({ id, title }) => ({
        ...{ id, label: title, icon: Bookmark },
        onSelect: () => void navigate(`/saved/${id}`),
      })),
    },
    {
      heading: t('kit.palette.flows'),
      items: flows.map(({ id, title }) => ({
        ...{ id, label: title, icon: Workflow },
        onSelect: () => void navigate(`/flow-builder/${id}`),
      })),
    },
    {
      heading: t('kit.palette.runs'),
      items: runs.map((run) => ({
        ...{ id: run.id, label: run.flowTitle, icon: Play, detail: detailOf(run) },
        onSelect: () => void navigate(`/runs/${run.id}`),
      })),
    },
  ]
}
