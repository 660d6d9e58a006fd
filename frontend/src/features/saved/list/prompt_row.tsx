import { Pin, PinOff } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Checkbox } from '#frontend/components/fields/checkbox'
import { IconButton } from '#frontend/components/icon_button'
import { OrganizeDialog } from '#frontend/features/saved/organize_dialog'
import { PromptMenu } from '#frontend/features/saved/list/prompt_menu'
import { PromptMeta } from '#frontend/features/saved/list/prompt_meta'
import { RenameField } from '#frontend/features/saved/rename_field'
import { usePromptChange } from '#frontend/features/saved/use_prompt_change'
import { WorkedChoice } from '#frontend/features/saved/worked_choice'
import type { Prompt } from '#frontend/features/saved/prompts_api'
import { t } from '#frontend/lib/texts'

interface Props {
  prompt: Prompt
  isSelected: boolean
  onSelect: () => void
  onTag: (tag: string) => void
}

export function PromptRow({ prompt, isSelected, onSelect, onTag }: Props) {
  const { id, title, excerpt, pinnedAt } = prompt
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'organizing'>('nothing')
  const change = usePromptChange()
  const done = () => setDoing('nothing')
  const isPinned = pinnedAt !== null
  const togglePin = () => change.mutate({ prompt, change: { pinned: !isPinned } })

  return (
    <li className="flex gap-2 p-3 sm:gap-3 sm:p-4">
      <Checkbox
        label={t('saved.row.select', { title })}
        isLabelHidden
        checked={isSelected}
        onChange={onSelect}
      />
      <div className="min-w-0 flex-1">
        {doing === 'renaming' ? (
          <RenameField
            title={title}
            onRename={(renamed) => change.mutate({ prompt, change: { title: renamed } })}
            onDone={done}
          />
        ) : (
          <h3 className="font-medium break-words">
            <Link to={`/saved/${id}`} className="hover:underline">
              {title}
            </Link>
          </h3>
        )}
        <p className="mt-1 line-clamp-2 text-sm break-words text-muted">{excerpt}</p>
        <PromptMeta prompt={prompt} onTag={onTag} />
      </div>
      <div className="flex shrink-0 items-start">
        <div className="flex max-sm:hidden">
          <WorkedChoice prompt={prompt} />
          <IconButton
            icon={isPinned ? PinOff : Pin}
            label={t(isPinned ? 'saved.row.unpin' : 'saved.row.pin', { title })}
            aria-pressed={isPinned}
            onClick={togglePin}
          />
        </div>
        <PromptMenu
          prompt={prompt}
          onPin={togglePin}
          onRename={() => setDoing('renaming')}
          onOrganize={() => setDoing('organizing')}
        />
      </div>
      {doing === 'organizing' && (
        <OrganizeDialog
          prompt={prompt}
          onSave={(organized) => change.mutate({ prompt, change: organized })}
          onClose={done}
        />
      )}
    </li>
  )
}
