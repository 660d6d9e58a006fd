import { useQuery } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { Button } from '#frontend/components/button'
import { LoadError } from '#frontend/components/load_error'
import { Moment } from '#frontend/components/moment'
import { Dialog } from '#frontend/components/overlays/dialog'
import { RowsSkeleton } from '#frontend/components/skeleton'
import {
  type AdminTemplate,
  sentAgain,
  useTemplateChange,
  versionsQuery,
} from '#frontend/features/admin/templates/templates_api'
import { t } from '#frontend/lib/texts'

interface Props {
  template: AdminTemplate
  onClose: () => void
}

/** What a template was before, and the way back to it. */
export function VersionsDialog({ template, onClose }: Props) {
  const { data, isPending, refetch } = useQuery(versionsQuery(template.id))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('admin.templates.versionsTitle', { title: template.title })}
      description={t(
        template.isPublic ? 'admin.templates.staysPublic' : 'admin.templates.staysPrivate'
      )}
    >
      {isPending ? (
        <RowsSkeleton label={t('admin.templates.loading')} rows={3} />
      ) : data ? (
        <ol className="divide-y divide-line">
          {data.map((version) => (
            <VersionRow key={version.version} {...{ template, version, onClose }} />
          ))}
        </ol>
      ) : (
        <LoadError title={t('admin.templates.versionsFailed')} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}

type Version = Data.Templates.AdminTemplateVersion

function VersionRow({ template, version, onClose }: Props & { version: Version }) {
  const change = useTemplateChange()
  const { version: number, note, createdAt } = version
  // An old version brings its words back, never who may see them.
  const words = { ...sentAgain(version), isPublic: template.isPublic }
  const restore = () => change.mutate({ template, change: words }, { onSuccess: onClose })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{t('admin.templates.version', { number })}</p>
        <p className="text-sm break-words text-muted">{note}</p>
        <p className="text-xs text-muted">
          <Moment at={createdAt} />
        </p>
      </div>
      {number !== template.version && (
        <Button size="sm" isBusy={change.isPending} onClick={restore}>
          {t('admin.templates.restore')}
        </Button>
      )}
    </li>
  )
}
