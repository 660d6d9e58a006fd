import {
  Archive,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  Globe,
  History,
  Lock,
  Pencil,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Badge } from '#frontend/components/badge'
import { Button } from '#frontend/components/button'
import { IconButton } from '#frontend/components/icon_button'
import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import { Menu, MenuItem } from '#frontend/components/overlays/menu'
import type { OpenTemplate } from '#frontend/features/admin/templates/template_dialog'
import {
  type AdminTemplate,
  useTemplateChange,
  useTemplateRemoval,
} from '#frontend/features/admin/templates/templates_api'
import { VersionsDialog } from '#frontend/features/admin/templates/versions_dialog'
import { t } from '#frontend/lib/texts'

interface Props {
  template: AdminTemplate
  onOpen: (open: OpenTemplate) => void
}

export function AdminTemplateCard({ template, onOpen }: Props) {
  const { title, description } = template
  const [shown, setShown] = useState<'nothing' | 'versions' | 'deletion'>('nothing')
  const removal = useTemplateRemoval()
  const close = () => setShown('nothing')
  return (
    <li className="card flex min-w-0 flex-col gap-3 p-5">
      <div>
        <h2 className="font-semibold break-words">{title}</h2>
        <p className="mt-1 line-clamp-3 text-sm break-words text-muted">{description}</p>
      </div>
      <Labels template={template} />
      <div className="mt-auto flex flex-wrap gap-2">
        <Button size="sm" icon={Pencil} onClick={() => onOpen({ template })}>
          {t('admin.templates.edit')}
        </Button>
        <Button size="sm" icon={Trash2} onClick={() => setShown('deletion')}>
          {t('admin.templates.delete')}
        </Button>
        <MoreActions template={template} onOpen={onOpen} onVersions={() => setShown('versions')} />
      </div>
      {shown === 'versions' && <VersionsDialog template={template} onClose={close} />}
      {shown === 'deletion' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t('admin.templates.deleteTitle', { title })}
          text={t('admin.templates.deleteText')}
          confirm={t('admin.templates.delete')}
          cancel={t('admin.templates.keep')}
          onConfirm={() => removal.mutate(template)}
        />
      )}
    </li>
  )
}

const Labels = ({
  template: { isPublic, category, steps, origin, archivedAt },
}: Pick<Props, 'template'>) => (
  <div className="flex flex-wrap gap-1.5">
    <Badge icon={isPublic ? Globe : Lock}>
      {t(isPublic ? 'admin.templates.public' : 'admin.templates.private')}
    </Badge>
    <Badge>{t(`library.categories.${category}`)}</Badge>
    {steps.length > 0 && <Badge>{t('admin.templates.steps', { count: steps.length })}</Badge>}
    {origin === 'notion' && <Badge>{t('admin.templates.synced')}</Badge>}
    {archivedAt && <Badge icon={Archive}>{t('admin.templates.archived')}</Badge>}
  </div>
)

function MoreActions({ template, onOpen, onVersions }: Props & { onVersions: () => void }) {
  const navigate = useNavigate()
  const change = useTemplateChange()
  const { id, title, isPublic } = template
  const copy = () => {
    const copied = t('admin.templates.copyOf', { title }).slice(0, 120)
    onOpen({ template: null, from: { ...template, title: copied, isPublic: false } })
  }
  return (
    <Menu
      isBusy={change.isPending}
      trigger={<IconButton icon={Ellipsis} label={t('admin.templates.more', { title })} />}
    >
      <MenuItem icon={Eye} onSelect={() => void navigate(`/templates/${id}`)}>
        {t('admin.templates.preview')}
      </MenuItem>
      <MenuItem icon={Copy} onSelect={copy}>
        {t('admin.templates.duplicate')}
      </MenuItem>
      <MenuItem
        icon={isPublic ? EyeOff : Globe}
        onSelect={() => change.mutate({ template, change: { isPublic: !isPublic } })}
      >
        {t(isPublic ? 'admin.templates.unpublish' : 'admin.templates.publish')}
      </MenuItem>
      <MenuItem icon={History} onSelect={onVersions}>
        {t('admin.templates.versions')}
      </MenuItem>
    </Menu>
  )
}
