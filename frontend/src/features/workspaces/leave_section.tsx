import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import { useLeave } from '#frontend/features/workspaces/members_api'
import { useSwitch } from '#frontend/features/workspaces/use_switch'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'
import type { TeamWorkspace } from '#frontend/lib/workspace'

/** How members leave the workspace; its owner cannot. */
export function LeaveSection({ team, isOwner }: { team: TeamWorkspace; isOwner: boolean }) {
  return (
    <section aria-labelledby="leave" className="border-t border-line pt-6">
      <h2 id="leave" className="font-semibold">
        {t('workspaces.members.leave')}
      </h2>
      {isOwner ? (
        <p className="mt-1 text-sm text-muted">{t('workspaces.members.ownerStays')}</p>
      ) : (
        <Leave team={team} />
      )}
    </section>
  )
}

function Leave({ team: { id, name: workspace } }: { team: TeamWorkspace }) {
  const { id: personId } = usePerson()
  const [isAsking, setAsking] = useState(false)
  const leave = useLeave(id)
  const switchTo = useSwitch()
  const confirm = async () => {
    await leave.mutateAsync(personId)
    await switchTo(null)
    toast({ title: t('workspaces.members.left', { workspace }), tone: 'success' })
  }
  return (
    <>
      <p className="mt-1 mb-3 text-sm text-muted">{t('workspaces.members.leaveLead')}</p>
      <Button isBusy={leave.isPending} onClick={() => setAsking(true)}>
        {t('workspaces.members.leave')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('workspaces.members.leaveTitle', { workspace })}
        text={t('workspaces.members.leaveText', { workspace })}
        confirm={t('workspaces.members.leave')}
        cancel={t('workspaces.members.cancel')}
        onConfirm={() => void confirm().catch(() => null)}
      />
    </>
  )
}
