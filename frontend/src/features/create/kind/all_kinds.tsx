import { Command } from 'cmdk'
import { DELIVERABLE_LABELS } from '#app/prompts/domain/kinds/deliverable_labels'
import { KIND_LABELS } from '#app/prompts/domain/kinds/kind'
import { FAMILIES, type Family } from '#app/prompts/domain/reading/family/families'
import { COMMAND_GROUP } from '#frontend/components/overlays/command_palette'
import { t } from '#frontend/lib/texts'

interface Props {
  onChoose: (kind: string) => void
  onClose: () => void
}

const ITEM =
  'flex min-h-9 cursor-pointer items-center rounded-md px-3 text-sm data-[selected=true]:bg-sunken data-[selected=true]:font-medium'

/** Whether each typed word begins a word of the name: letters that are scattered over it find nothing. */
function holdsWords(name: string, typed: string): number {
  const words = wordsOf(name)
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part))) ? 1 : 0
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** All kinds of work, found by typing. */
export function AllKinds({ onChoose, onClose }: Props) {
  return (
    <Command
      label={t('create.kind.search')}
      loop
      filter={holdsWords}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      className="overflow-hidden rounded-card border border-line-strong bg-raised"
    >
      <Command.Input
        autoFocus
        placeholder={t('create.kind.search')}
        className="h-11 w-full border-b border-line bg-transparent px-4 text-sm outline-none focus:border-focus"
      />
      <Command.List className="max-h-72 overflow-y-auto p-2">
        <Command.Empty className="px-3 py-4 text-sm text-muted">
          {t('create.kind.none')}
        </Command.Empty>
        {FAMILIES.map((family) => (
          <KindsOf key={family} family={family} onChoose={onChoose} />
        ))}
      </Command.List>
    </Command>
  )
}

/** A family, and everything in it that has a name. */
function KindsOf({ family, onChoose }: Pick<Props, 'onChoose'> & { family: Family }) {
  const label = KIND_LABELS[family]
  return (
    <Command.Group heading={label} className={COMMAND_GROUP}>
      <Command.Item value={label} onSelect={() => onChoose(family)} className={ITEM}>
        {label}
      </Command.Item>
      {Object.entries(DELIVERABLE_LABELS[family]).map(([id, name]) => (
        <Command.Item
          key={id}
          value={`${name} (${label})`}
          onSelect={() => onChoose(`${family}/${id}`)}
          className={ITEM}
        >
          {name}
        </Command.Item>
      ))}
    </Command.Group>
  )
}
