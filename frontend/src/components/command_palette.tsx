import { Command } from 'cmdk'
import type { LucideIcon } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { VEIL } from '#frontend/components/dialog'
import { useReturnFocus } from '#frontend/components/use_return_focus'
import { t } from '#frontend/lib/texts'

export interface PaletteItem {
  id: string
  label: string
  icon: LucideIcon
  keys?: string
  onSelect: () => void
}

interface Props {
  onClose: () => void
  groups: readonly { heading: string; items: readonly PaletteItem[] }[]
}

const GROUP =
  'py-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted'

/** Everywhere to go and everything to do, by typing. */
export function CommandPalette({ onClose, groups }: Props) {
  const [search, setSearch] = useState('')
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={VEIL} />
        <Dialog.Content
          {...returnFocus}
          className="floating fixed top-[12vh] left-1/2 w-[min(600px,calc(100vw-2rem))] -translate-x-1/2 animate-appear overflow-hidden"
        >
          <Dialog.Title className="sr-only">{t('kit.palette.title')}</Dialog.Title>
          <Dialog.Description className="sr-only">{t('kit.palette.lead')}</Dialog.Description>
          <Command label={t('kit.palette.title')} loop>
            <Command.Input
              value={search}
              onValueChange={setSearch}
              placeholder={t('kit.palette.placeholder')}
              className="h-14 w-full border-b border-line bg-transparent px-5 outline-none focus:border-focus"
            />
            <Command.List className="max-h-[50vh] overflow-y-auto p-2">
              <Command.Empty className="px-3 py-6 text-center text-sm text-muted">
                {t('kit.palette.none', { search })}
              </Command.Empty>
              {groups.map(({ heading, items }) => (
                <Command.Group key={heading} heading={heading} className={GROUP}>
                  {items.map((item) => (
                    <Item key={item.id} item={item} onClose={onClose} />
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Item({ item, onClose }: { item: PaletteItem; onClose: () => void }) {
  const { label, icon: Icon, keys, onSelect } = item
  const choose = () => {
    onClose()
    onSelect()
  }
  return (
    <Command.Item
      value={label}
      onSelect={choose}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 text-sm data-[selected=true]:bg-sunken data-[selected=true]:font-medium"
    >
      <Icon aria-hidden="true" className="size-4 text-muted" />
      <span className="flex-1">{label}</span>
      {keys && <kbd className="font-mono text-xs text-muted">{keys}</kbd>}
    </Command.Item>
  )
}
