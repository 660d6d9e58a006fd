import { ArrowDown, ArrowUp, ChevronRight, Trash2, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#frontend/components/icon_button'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

interface Props {
  index: number
  count: number
  title: string
  isWrong: boolean
  /** Null where it cannot be folded. */
  isOpen: boolean | null
  onToggle: () => void
  onMove: (to: number) => void
  onRemove: () => void
  children: ReactNode
}

/** One entry of a list, with what moves and removes it. */
export function ListEntry(props: Props) {
  const { index, count, title, isOpen, onMove, onRemove, children } = props
  const id = useId()
  const number = index + 1
  const name = title || t('inspector.list.entry', { number })
  return (
    <li data-entry={index} className="rounded-card border border-line">
      <div className="flex items-center gap-1 py-1 pr-1 pl-3">
        <Heading {...props} id={id} name={name} />
        {count > 1 && (
          <>
            <IconButton
              icon={ArrowUp}
              label={t('inspector.list.up', { name })}
              data-move="up"
              aria-disabled={index === 0}
              onClick={() => index > 0 && onMove(index - 1)}
            />
            <IconButton
              icon={ArrowDown}
              label={t('inspector.list.down', { name })}
              data-move="down"
              aria-disabled={number === count}
              onClick={() => number < count && onMove(index + 1)}
            />
          </>
        )}
        <IconButton icon={Trash2} label={t('inspector.list.remove', { name })} onClick={onRemove} />
      </div>
      {isOpen !== false && (
        <div id={id} role="group" aria-label={name} className="grid gap-4 px-3 pt-1 pb-3">
          {children}
        </div>
      )}
    </li>
  )
}

function Heading({ id, name, isOpen, isWrong, onToggle }: Props & { id: string; name: string }) {
  if (isOpen === null) return <p className="min-w-0 flex-1 truncate text-sm text-muted">{name}</p>
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={onToggle}
      className="flex min-h-9 min-w-0 flex-1 items-center gap-1.5 rounded-control text-left text-sm font-medium"
    >
      <ChevronRight
        aria-hidden="true"
        className={classNames('size-4 shrink-0 text-muted', isOpen && 'rotate-90')}
      />
      <span className="truncate">{name}</span>
      {isWrong && !isOpen && (
        <>
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warning" />
          <span className="sr-only">{t('inspector.list.wrong')}</span>
        </>
      )}
    </button>
  )
}
