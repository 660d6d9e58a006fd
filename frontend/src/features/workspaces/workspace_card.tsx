import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/overlays/dialog'
import type { Member } from '#frontend/features/workspaces/members_api'
import { NameForm } from '#frontend/features/workspaces/name_form'
import { useRenameWorkspace } from '#frontend/features/workspaces/workspaces_api'
import { t } from '#frontend/lib/texts'
import { chooseTeam, type TeamWorkspace } from '#frontend/lib/workspace'

interface Props {
  team: TeamWorkspace
  /** What the person is there. */
  role: Member['role']
}

/** What the workspace is called, and what the person is there. Its owner can rename it. */
export function WorkspaceCard({ team, role }: Props) {
  const [isRenaming, setRenaming] = useState(false)
  return (
    <section
      aria-label={t('workspaces.members.current')}
      className="flex flex-wrap items-center gap-3 card p-4"
    >
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium break-words">{team.name}</p>
        <p className="text-sm text-muted">
          {t('workspaces.members.yourRole', { role: t(`workspaces.roles.${role}`) })}
        </p>
      </div>
      {role === 'owner' && (
        <Button size="sm" icon={Pencil} onClick={() => setRenaming(true)}>
          {t('workspaces.form.rename')}
        </Button>
      )}
      {isRenaming && <RenameDialog team={team} onClose={() => setRenaming(false)} />}
    </section>
  )
}

function RenameDialog({ team, onClose }: { team: TeamWorkspace; onClose: () => void }) {
  const rename = useRenameWorkspace(team.id)
  const save = async (name: string) => {
    await rename.mutateAsync(name)
    chooseTeam({ id: team.id, name })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={t('workspaces.form.renameTitle')}
    >
      <NameForm
        name={team.name}
        submitLabel={t('workspaces.form.rename')}
        failure={(reason) => t('workspaces.form.renameFailed', { reason })}
        onSubmit={save}
        onCancel={onClose}
      />
    </Dialog>
  )
}
