import { Command } from 'cmdk'
import { PanelLeftClose, Plus, Search } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { isNodeKind } from '#app/flows/domain/node_kinds'
import type { NodeKind } from '#app/flows/domain/graph'
import { Button } from '#frontend/components/button'
import { IconButton } from '#frontend/components/icon_button'
import { KIND_GROUPS } from '#frontend/features/flows/builder/canvas/palette/kind_groups'
import { KindRow } from '#frontend/features/flows/builder/canvas/palette/kind_row'
import { rankByWords } from '#frontend/features/flows/builder/rank_by_words'
import { t } from '#frontend/lib/texts'

interface Props {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  field: RefObject<HTMLInputElement | null>
  onAdd: (kind: NodeKind) => void
}

/** The kinds of steps: a click or Enter adds one, and each can be dragged to a place. */
export function Palette({ isOpen, onToggle, field, onAdd }: Props) {
  const [search, setSearch] = useState('')
  if (!isOpen) {
    return (
      <Button icon={Plus} size="sm" className="shadow-float" onClick={() => onToggle(true)}>
        {t('canvas.palette.show')}
      </Button>
    )
  }
  const add = (kind: string) => {
    setSearch('')
    if (isNodeKind(kind)) onAdd(kind)
  }
  return (
    <Command
      label={t('canvas.palette.label')}
      filter={rankByWords}
      className="floating z-auto! flex max-h-full w-52 flex-col"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && search !== '') setSearch('')
        else if (event.key === 'Escape') field.current?.blur()
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
      <Kinds onAdd={add} />
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

const Kinds = ({ onAdd }: { onAdd: (kind: string) => void }) => (
  <Command.List className="min-h-0 flex-1 overflow-y-auto p-1.5 [&_[cmdk-list-sizer]]:contents">
    <Command.Empty className="px-2 py-4 text-sm text-muted">
      {t('canvas.palette.none')}
    </Command.Empty>
    {KIND_GROUPS.map(({ name, kinds }) => (
      <Command.Group key={name} heading={t(`canvas.palette.${name}`)} className={GROUP}>
        {kinds.map((kind) => (
          <KindRow key={kind} kind={kind} onAdd={onAdd} />
        ))}
      </Command.Group>
    ))}
  </Command.List>
)

const GROUP =
  '[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted'
