import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#frontend/components/button'
import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import { LinkFacts } from '#frontend/features/sharing/link_facts'
import { useRevokeLink, type ShareLink } from '#frontend/features/sharing/shares_api'
import { t } from '#frontend/lib/texts'

export function MyLinkRow({ link }: { link: ShareLink }) {
  const { title, version, promptId, id } = link
  const [isAsking, setAsking] = useState(false)
  const revoke = useRevokeLink()
  return (
    <li className="flex flex-wrap items-start gap-3 p-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-medium break-words">
          <Link to={`/saved/${promptId}`} className="hover:underline">
            {title}
          </Link>
        </h2>
        <LinkFacts link={link} />
      </div>
      <Button
        size="sm"
        aria-label={t('shared.list.revokeLabel', { title, version })}
        onClick={() => setAsking(true)}
      >
        {t('shared.list.revoke')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('shared.list.confirmTitle')}
        text={t('shared.list.confirmText', { title })}
        confirm={t('shared.list.confirm')}
        cancel={t('shared.list.cancel')}
        onConfirm={() => revoke.mutate(id)}
      />
    </li>
  )
}
