import { Command } from 'cmdk'
import { PanelLeftClose, Search } from 'lucide-react'
import { useState } from 'react'
import { isNodeKind } from '#app/flows/domain/kinds/node_kinds'
import type { NodeKind } from '#app/flows/domain/graph/graph'
import { IconButton } from '#frontend/components/icon_button'
import {
  GROUPED_KINDS,
  KIND_GROUPS,
} from '#frontend/features/flows/builder/canvas/palette/kind_groups'
import type { PaletteProps } from '#frontend/features/flows/builder/canvas/palette/palette'
import { KindRow } from '#frontend/features/flows/builder/canvas/palette/kind_row'
import { rankByWords } from '#frontend/lib/rank_by_words'
import { t } from '#frontend/lib/texts'

/** A click or Enter adds a kind of step, and each can be dragged to a place. */
export function OpenPalette({ onToggle, field, onAdd }: Omit<PaletteProps, 'isOpen'>) {
  const [search, setSearch] = useState('')
  const add = (kind: string) => {
    setSearch('')
    if (isNodeKind(kind)) onAdd(kind)
  }
  return (
    <Command
      label={t('canvas.palette.label')}
      filter={rankByWords}
      className="floating z-auto! flex max-h-full w-72 flex-col"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        if (search !== '') setSearch('')
        else if (event.target instanceof HTMLInputElement) event.target.blur()
      }}
    >
      <div className="flex items-center gap-1 border-b border-line py-1 pr-1 pl-3">
        <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <Command.Input
          ref={field}
          value={search}
          onValueChange={setSearch}
          placeholder={t('canvas.palette.label')}
          className="h-9 w-full min-w-0 bg-transparent px-1 text-sm outline-none"
        />
        <HideButton onHide={() => onToggle(false)} />
      </div>
      <Kinds isSearched={search.trim() !== ''} onAdd={add} />
    </Command>
  )
}

const HideButton = ({ onHide }: { onHide: () => void }) => (
  <IconButton
    icon={PanelLeftClose}
    label={t('canvas.palette.hide')}
    className="size-8"
    onClick={onHide}
  />
)

interface KindsProps {
  isSearched: boolean
  onAdd: (kind: string) => void
}

/** In groups, or where they are searched the best match first. */
function Kinds({ isSearched, onAdd }: KindsProps) {
  const rows = (kinds: readonly NodeKind[]) =>
    kinds.map((kind) => <KindRow key={kind} kind={kind} onAdd={onAdd} />)
  return (
    <Command.List className="min-h-0 flex-1 overflow-y-auto p-1.5 [&_[cmdk-list-sizer]]:contents">
      <Command.Empty className="px-2 py-4 text-sm text-muted">
        {t('canvas.palette.none')}
      </Command.Empty>
      {isSearched
        ? rows(GROUPED_KINDS)
        : KIND_GROUPS.map(({ name, kinds }) => (
            <Command.Group key={name} heading={t(`canvas.palette.${name}`)} className={GROUP}>
              {rows(kinds)}
            </Command.Group>
          ))}
    </Command.List>
  )
}

const GROUP =
  '[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted'
