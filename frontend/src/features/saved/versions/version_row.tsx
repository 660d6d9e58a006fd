import { FlaskConical, GitCompareArrows, RotateCcw } from 'lucide-react'
import { Badge } from '#frontend/components/badge'
import { IconButton, IconLink } from '#frontend/components/icon_button'
import { Moment } from '#frontend/components/moment'
import { Tooltip } from '#frontend/components/overlays/tooltip'
import type { ListedVersion } from '#frontend/features/saved/versions/use_versions'
import { t } from '#frontend/lib/texts'

interface Props {
  promptId: string
  version: ListedVersion
  isNewest: boolean
  isMine: boolean
  isBusy: boolean
  /** Absent where the person cannot change the prompt. */
  onRestore?: () => void
  onCompare: () => void
}

export function VersionRow({
  promptId,
  version: made,
  isNewest,
  isMine,
  isBusy,
  onRestore,
  onCompare,
}: Props) {
  const { version, note, createdAt, score, blankCount, authorId } = made
  const other = authorId === null ? 'saved.versions.someone' : 'saved.versions.member'
  const author = t(isMine ? 'saved.versions.you' : other)
  return (
    <li className="flex gap-2 p-3">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-sm font-medium">{t('saved.versions.name', { version })}</h3>
          {isNewest && <Badge>{t('saved.versions.newest')}</Badge>}
          <Tooltip text={t('saved.versions.scoreHelp', { count: blankCount })}>
            <Badge tabIndex={0}>{t('saved.versions.score', { score })}</Badge>
          </Tooltip>
        </div>
        <p className="mt-1 text-sm break-words">{note}</p>
        <p className="mt-1 text-xs text-muted">
          <Moment at={createdAt} text={(when) => t('saved.versions.by', { author, when })} />
        </p>
      </div>
      <div className="flex shrink-0 items-start">
        {onRestore && (
          <IconLink
            icon={FlaskConical}
            label={t('saved.versions.tryThis', { version })}
            to={`/try/${promptId}/${version}`}
          />
        )}
        <IconButton
          icon={GitCompareArrows}
          label={t('saved.versions.compareThis', { version })}
          onClick={onCompare}
        />
        {onRestore && (
          <IconButton
            icon={RotateCcw}
            label={t('saved.versions.restoreLabel', { version })}
            disabled={isBusy}
            onClick={onRestore}
          />
        )}
      </div>
    </li>
  )
}
