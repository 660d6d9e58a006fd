import { Copy, Ellipsis, FolderOpen, LoaderCircle, Pencil, Tags, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { IconButton } from '#frontend/components/icon_button'
import { ExportItems, ExportStatus } from '#frontend/components/export_items'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#frontend/components/menu'
import { useCopyPrompt } from '#frontend/features/saved/use_copy_prompt'
import { useExport } from '#frontend/features/saved/use_export'
import { useRemoval } from '#frontend/features/saved/use_removal'
import type { Prompt } from '#frontend/features/saved/prompts_api'
import { t } from '#frontend/lib/texts'

interface Props {
  prompt: Prompt
  onRename: () => void
  onOrganise: () => void
}

export function PromptMenu({ prompt: { id, title }, onRename, onOrganise }: Props) {
  const navigate = useNavigate()
  const copy = useCopyPrompt()
  const { busy, exportAs } = useExport()
  const { remove } = useRemoval()
  const isBusy = busy !== null
  const trigger = (
    <IconButton
      icon={isBusy ? LoaderCircle : Ellipsis}
      label={t('saved.row.more', { title })}
      aria-busy={isBusy}
      className={isBusy ? '[&>svg]:animate-spin' : undefined}
    />
  )
  return (
    <>
      <Menu trigger={trigger} isBusy={isBusy}>
        <MenuItem icon={FolderOpen} onSelect={() => void navigate(`/saved/${id}`)}>
          {t('saved.row.open')}
        </MenuItem>
        <MenuItem icon={Copy} onSelect={() => void copy(id)}>
          {t('saved.row.copy')}
        </MenuItem>
        <MenuItem icon={Pencil} onSelect={onRename}>
          {t('saved.row.rename')}
        </MenuItem>
        <MenuItem icon={Tags} onSelect={onOrganise}>
          {t('saved.row.organise')}
        </MenuItem>
        <MenuSeparator />
        <MenuLabel>{t('common.export.group')}</MenuLabel>
        <ExportItems onExport={(format) => exportAs({ id, title }, format)} />
        <MenuSeparator />
        <MenuItem icon={Trash2} onSelect={() => void remove([id])}>
          {t('saved.row.remove')}
        </MenuItem>
      </Menu>
      <ExportStatus busy={busy} />
    </>
  )
}
