import {
  Copy,
  Ellipsis,
  FolderOpen,
  LoaderCircle,
  Pencil,
  Pin,
  Tags,
  ThumbsDown,
  ThumbsUp,
  Trash2,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import { IconButton } from '#frontend/components/icon_button'
import { ExportItems, ExportStatus } from '#frontend/components/exporting/export_items'
import {
  Menu,
  MenuCheckItem,
  MenuItem,
  MenuLabel,
  MenuSeparator,
} from '#frontend/components/overlays/menu'
import { useCopyPrompt } from '#frontend/features/saved/use_copy_prompt'
import { useExport } from '#frontend/features/saved/use_export'
import { useRemoval } from '#frontend/features/saved/use_removal'
import { useWorked } from '#frontend/features/saved/use_worked'
import type { Prompt } from '#frontend/features/saved/prompts_api'
import { t } from '#frontend/lib/texts'

interface Props {
  prompt: Prompt
  onPin: () => void
  onRename: () => void
  onOrganize: () => void
}

export function PromptMenu({ prompt, onPin, onRename, onOrganize }: Props) {
  const { id, title, pinnedAt } = prompt
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
        <MenuItem icon={Tags} onSelect={onOrganize}>
          {t('saved.row.organize')}
        </MenuItem>
        <MenuCheckItem icon={Pin} isChecked={pinnedAt !== null} onSelect={onPin}>
          {t('saved.row.pinned')}
        </MenuCheckItem>
        <MenuSeparator />
        <WorkedItems prompt={prompt} />
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

/** The thumbs of a row, as items of its menu. */
function WorkedItems({ prompt }: Pick<Props, 'prompt'>) {
  const { say } = useWorked(prompt)
  return (
    <>
      <MenuCheckItem icon={ThumbsUp} isChecked={prompt.worked === true} onSelect={() => say(true)}>
        {t('saved.worked.yes')}
      </MenuCheckItem>
      <MenuCheckItem
        icon={ThumbsDown}
        isChecked={prompt.worked === false}
        onSelect={() => say(false)}
      >
        {t('saved.worked.no')}
      </MenuCheckItem>
    </>
  )
}
