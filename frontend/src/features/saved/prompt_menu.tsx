import { Copy, Ellipsis, FolderOpen, Pencil, Tags, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { IconButton } from '#frontend/components/icon_button'
import { Menu, MenuItem } from '#frontend/components/menu'
import { useCopyPrompt } from '#frontend/features/saved/use_copy_prompt'
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
  const { remove } = useRemoval()
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={t('saved.row.more', { title })} />}>
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
      <MenuItem icon={Trash2} onSelect={() => void remove([id])}>
        {t('saved.row.remove')}
      </MenuItem>
    </Menu>
  )
}
