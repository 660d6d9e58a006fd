import { Command } from 'cmdk'
import type { LucideIcon } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { VEIL } from '#frontend/components/overlays/dialog'
import { useReturnFocus } from '#frontend/components/overlays/use_return_focus'
import { rankByWords } from '#frontend/lib/rank_by_words'
import { t } from '#frontend/lib/texts'

export interface PaletteItem {
  id: string
  label: string
  /** What tells it from others of the same name. */
  detail?: string
  icon: LucideIcon
  keys?: string
  /** By what it is found, its name first. Without them it was found elsewhere, and is always shown. */
  words?: readonly string[]
  onSelect: () => void
}

export interface PaletteGroup {
  heading: string
  items: readonly PaletteItem[]
}

interface Props {
  search: string
  onSearch: (search: string) => void
  onClose: () => void
  groups: readonly PaletteGroup[]
}

/** Behind what is called so, before what is only described so. */
const FOUND_ELSEWHERE = 0.65

const rank = (id: string, search: string, words: readonly string[] = []): number =>
  words.length === 0 ? FOUND_ELSEWHERE : rankByWords(id, search, words)

/** How a group of entries looks in any list that is searched by typing. */
export const COMMAND_GROUP =
  'py-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted'

/** Everywhere to go and everything to do, by typing. */
export function CommandPalette({ search, onSearch, onClose, groups }: Props) {
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
          <Command label={t('kit.palette.title')} filter={rank} loop>
            <Command.Input
              value={search}
              onValueChange={onSearch}
              placeholder={t('kit.palette.placeholder')}
              className="h-14 w-full border-b border-line bg-transparent px-5 outline-none focus:border-focus"
            />
            <Command.List className="max-h-[50vh] overflow-y-auto p-2">
              <Command.Empty className="px-3 py-6 text-center text-sm text-muted">
                {t('kit.palette.none', { search })}
              </Command.Empty>
              {groups.map(({ heading, items }) => (
                <Command.Group key={heading} heading={heading} className={COMMAND_GROUP}>
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

interface ItemProps {
  item: PaletteItem
  onClose: () => void
}

function Item({ item, onClose }: ItemProps) {
  const { id, label, detail, words = [], icon: Icon, keys, onSelect } = item
  const choose = () => {
    onClose()
    onSelect()
  }
  return (
    <Command.Item
      value={id}
      keywords={[...words]}
      onSelect={choose}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-sm data-[selected=true]:bg-sunken data-[selected=true]:font-medium"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 break-words">
        <span className="line-clamp-3">{label}</span>
        {detail && <span className="line-clamp-2 font-normal text-muted">{detail}</span>}
      </span>
      {keys && <kbd className="font-mono text-xs text-muted">{keys}</kbd>}
    </Command.Item>
  )
}
