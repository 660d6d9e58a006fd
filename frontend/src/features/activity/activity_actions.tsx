import { Copy, Ellipsis, FilePen, FolderOpen, ListFilter } from 'lucide-react'
import { useNavigate } from 'react-router'
import { IconButton, IconLink } from '#frontend/components/icon_button'
import { Menu, MenuItem } from '#frontend/components/overlays/menu'
import { addressOf } from '#frontend/features/activity/activity_address'
import { useActivityFilter } from '#frontend/features/activity/use_activity_filter'
import type { Activity } from '#frontend/features/activity/use_activities'
import { useCopyContent } from '#frontend/features/activity/use_copy_content'
import { t } from '#frontend/lib/texts'

export function ActivityActions({ activity }: { activity: Activity }) {
  const { type, promptId, originalPrompt, refinedPrompt, title, description } = activity
  const address = addressOf(activity)
  const copy = useCopyContent()
  const content =
    refinedPrompt ?? originalPrompt ?? activity.resultExcerpt ?? `${title}\n${description}`

  return (
    <div className="flex shrink-0 items-start gap-1 max-sm:-mt-9 max-sm:w-full max-sm:justify-end">
      {type === 'prompt_refined' && promptId !== null && (
        <IconLink icon={FilePen} label={t('activity.view')} to={`/prompt-editor?id=${promptId}`} />
      )}
      {address !== null && (
        <IconLink
          icon={FolderOpen}
          label={t(activity.batchId === null ? 'activity.openRun' : 'activity.openBatch')}
          to={address}
        />
      )}
      <IconButton
        icon={Copy}
        label={t('activity.copy')}
        onClick={() => void copy(activity, content, refinedPrompt ? 'improved' : 'original')}
      />
      <More
        activity={activity}
        onCopyOriginal={() => void copy(activity, originalPrompt ?? '', 'original')}
      />
    </div>
  )
}

function More({ activity, onCopyOriginal }: { activity: Activity; onCopyOriginal: () => void }) {
  const { promptId, originalPrompt, type, category } = activity
  const navigate = useNavigate()
  const [, narrow] = useActivityFilter()
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={t('activity.more')} />}>
      {promptId !== null && (
        <MenuItem icon={FolderOpen} onSelect={() => void navigate(`/saved/${promptId}`)}>
          {t('activity.openSaved')}
        </MenuItem>
      )}
      {originalPrompt !== null && (
        <MenuItem icon={Copy} onSelect={onCopyOriginal}>
          {t('activity.copyOriginal')}
        </MenuItem>
      )}
      <MenuItem icon={ListFilter} onSelect={() => narrow({ type })}>
        {t('activity.onlyType', { type: t(`activity.types.${type}`) })}
      </MenuItem>
      <MenuItem icon={ListFilter} onSelect={() => narrow({ category })}>
        {t('activity.onlyCategory', { category: t(`activity.categories.${category}`) })}
      </MenuItem>
    </Menu>
  )
}
