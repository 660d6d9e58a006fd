import { Ellipsis, Eye, GitCompareArrows, RotateCcw, Send } from 'lucide-react'
import { Badge } from '#frontend/components/badge'
import { IconButton } from '#frontend/components/icon_button'
import { Menu, MenuItem } from '#frontend/components/overlays/menu'
import { Moment } from '#frontend/components/moment'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import type { FlowVersion } from '#frontend/features/flows/builder/versions/use_flow_versions'
import type { VersionActions } from '#frontend/features/flows/builder/versions/use_version_actions'
import { mayEdit } from '#frontend/features/flows/flow_rights'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'

interface Props {
  version: FlowVersion
  isNewest: boolean
  actions: VersionActions
}

/** A version in the list: what changed, by whom and when, and what can be done with it. */
export function VersionRow({ version: made, isNewest, actions }: Props) {
  const { flow } = useBuilder()
  const { id } = usePerson()
  const { version, note, authorId, createdAt } = made
  const author = t(authorId === id ? 'flowVersions.you' : 'flowVersions.someone')
  return (
    <li className="flex gap-2 p-3">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-sm font-medium">{t('flowVersions.name', { version })}</h3>
          {isNewest && <Badge>{t('flowVersions.newest')}</Badge>}
          {flow.publishedVersion === version && (
            <Badge icon={Send} tone="success">
              {t('flowVersions.isPublished')}
            </Badge>
          )}
        </div>
        <p className="mt-1 text-sm break-words">{note}</p>
        <p className="mt-1 text-xs text-muted">
          <Moment at={createdAt} text={(when) => t('flowVersions.by', { author, when })} />
        </p>
      </div>
      <VersionMenu version={version} actions={actions} />
    </li>
  )
}

function VersionMenu({ version, actions }: { version: number; actions: VersionActions }) {
  const { flow } = useBuilder()
  const { show } = useShown()
  const isEditor = mayEdit(flow)
  return (
    <Menu
      isBusy={actions.isBusy}
      trigger={<IconButton icon={Ellipsis} label={t('flowVersions.more', { version })} />}
    >
      <MenuItem icon={Eye} onSelect={() => show({ type: 'version', version })}>
        {t('flowVersions.open')}
      </MenuItem>
      <MenuItem
        icon={GitCompareArrows}
        onSelect={() => show({ type: 'comparison', before: version, after: 'draft' })}
      >
        {t('flowVersions.compare')}
      </MenuItem>
      {version > 1 && (
        <MenuItem
          icon={GitCompareArrows}
          onSelect={() => show({ type: 'comparison', before: version - 1, after: version })}
        >
          {t('flowVersions.compareBefore', { version: version - 1 })}
        </MenuItem>
      )}
      {isEditor && (
        <MenuItem icon={RotateCcw} onSelect={() => void actions.restore(version)}>
          {t('flowVersions.restore')}
        </MenuItem>
      )}
      {isEditor && flow.publishedVersion !== version && (
        <MenuItem icon={Send} onSelect={() => void actions.publish(version)}>
          {t('flowVersions.publishThis')}
        </MenuItem>
      )}
    </Menu>
  )
}
