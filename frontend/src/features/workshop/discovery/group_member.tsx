import { Trash2 } from 'lucide-react'
import { Button } from '#frontend/components/button'
import type { ShownMember } from '#frontend/features/workshop/discovery/group_view'
import { PromptSummary } from '#frontend/features/workshop/discovery/prompt_summary'
import { t } from '#frontend/lib/texts'

interface Props {
  member: ShownMember
  /** Absent where the header of the group offers it. */
  onKeepApart?: () => void
  onRemove: () => void
}

/** A prompt of a group, with the words that only it has. */
export function GroupMember({ member, onKeepApart, onRemove }: Props) {
  const { prompt } = member
  return (
    <li className="flex flex-wrap gap-3 p-5">
      <div className="min-w-0 flex-1 basis-60">
        <PromptSummary level="h4" prompt={{ ...prompt, notes: ownWords(member) }} />
      </div>
      <div className="flex shrink-0 flex-wrap items-start gap-2">
        {onKeepApart && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('workshop.discovery.notSameOf', { title: prompt.title })}
            onClick={onKeepApart}
          >
            {t('workshop.discovery.notSame')}
          </Button>
        )}
        {!prompt.isTemplate && (
          <Button
            size="sm"
            variant="ghost"
            icon={Trash2}
            aria-label={t('workshop.discovery.removeOf', { title: prompt.title })}
            onClick={onRemove}
          >
            {t('workshop.discovery.remove')}
          </Button>
        )}
      </div>
    </li>
  )
}

const ownWords = ({ own }: ShownMember) =>
  own.length > 0 ? t('workshop.discovery.ownWords', { words: own.join(', ') }) : ''
