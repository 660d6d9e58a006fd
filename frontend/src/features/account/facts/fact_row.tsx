import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#frontend/components/icon_button'
import type { Fact } from '#frontend/lib/facts/facts'
import { useFactActions } from '#frontend/lib/facts/use_fact_actions'
import { t } from '#frontend/lib/texts'

export function FactRow({ fact, onEdit }: { fact: Fact; onEdit: () => void }) {
  const { name, value } = fact
  const { discard } = useFactActions()
  return (
    <li className="flex items-start gap-2 py-3 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <h3 className="text-sm font-medium break-words">{name}</h3>
        <p className="mt-0.5 line-clamp-3 text-sm break-words whitespace-pre-line text-muted">
          {value}
        </p>
      </div>
      <IconButton icon={Pencil} label={t('facts.editOf', { name })} onClick={onEdit} />
      <IconButton
        icon={Trash2}
        label={t('facts.removeOf', { name })}
        onClick={() => void discard(fact)}
      />
    </li>
  )
}
