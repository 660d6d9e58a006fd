import { Command } from 'cmdk'
import type { LucideIcon } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useRef } from 'react'
import type { Position } from '#app/flows/domain/graph/graph'
import { GROUPED_KINDS } from '#frontend/features/flows/builder/canvas/palette/kind_groups'
import { KindRow } from '#frontend/features/flows/builder/canvas/palette/kind_row'
import { rankByWords } from '#frontend/lib/rank_by_words'
import { useReturnFocus } from '#frontend/components/overlays/use_return_focus'

export interface PickerItem {
  id: string
  label: string
  /** A second word for the same, which is found as well. */
  hint?: string
  icon: LucideIcon
}

export interface PickerContent {
  title: string
  placeholder: string
  /** Where nothing fits. */
  none: string
  /** All kinds of steps, or what else there is to choose from. */
  items: 'kinds' | readonly PickerItem[]
  onChoose: (id: string) => void
}

interface Props extends PickerContent {
  /** From the top left of the window. */
  at: Position
  onClose: () => void
}

/** A list that opens at a point and is narrowed by typing. */
export function Picker({ at, onClose, ...content }: Props) {
  const returnFocus = useReturnFocus()
  const anchor = useRef({ getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0) })
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          {...returnFocus}
          aria-label={content.title}
          align="start"
          sideOffset={8}
          collisionPadding={12}
          className="floating w-72 animate-rise overflow-hidden"
        >
          <PickerList {...content} onClose={onClose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function PickerList(props: PickerContent & Pick<Props, 'onClose'>) {
  const { title, placeholder, none, items, onChoose, onClose } = props
  const choose = (id: string) => {
    onClose()
    onChoose(id)
  }
  return (
    <Command label={title} filter={rankByWords} loop>
      <p aria-hidden="true" className="truncate px-3.5 pt-2.5 text-xs text-muted">
        {title}
      </p>
      <Command.Input
        autoFocus
        placeholder={placeholder}
        className="h-10 w-full border-b border-line bg-transparent px-3.5 text-sm outline-none focus:border-focus"
      />
      <Command.List className="max-h-80 overflow-y-auto p-1">
        <Command.Empty className="px-2.5 py-4 text-center text-sm text-muted">{none}</Command.Empty>
        {items === 'kinds'
          ? GROUPED_KINDS.map((kind) => <KindRow key={kind} kind={kind} onAdd={choose} />)
          : items.map((item) => <PickerRow key={item.id} item={item} onChoose={choose} />)}
      </Command.List>
    </Command>
  )
}

function PickerRow({ item, onChoose }: { item: PickerItem; onChoose: (id: string) => void }) {
  const { id, label, hint, icon: Icon } = item
  return (
    <Command.Item
      value={id}
      keywords={[label, hint ?? '']}
      onSelect={onChoose}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm data-[selected=true]:bg-sunken"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 truncate">{label}</span>
      {hint && (
        <span className="ml-auto max-w-24 shrink-0 truncate text-xs text-muted">{hint}</span>
      )}
    </Command.Item>
  )
}
