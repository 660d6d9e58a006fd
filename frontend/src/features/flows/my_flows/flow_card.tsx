import { Lock, Star } from 'lucide-react'
import { memo, useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '#frontend/components/badge'
import { ButtonLink } from '#frontend/components/button'
import { IconButton } from '#frontend/components/icon_button'
import { Moment } from '#frontend/components/moment'
import { FlowDetails } from '#frontend/features/flows/my_flows/flow_details'
import type { ListedFlow } from '#frontend/features/flows/my_flows/flow_lists'
import { FlowMenu } from '#frontend/features/flows/my_flows/flow_menu'
import { FlowProgress } from '#frontend/features/flows/my_flows/flow_progress'
import { FlowTags } from '#frontend/features/flows/my_flows/flow_tags'
import { useFlowChange } from '#frontend/features/flows/my_flows/use_flow_changes'
import { ShareFlowDialog } from '#frontend/features/flows/sharing/share_flow_dialog'
import { runBadge } from '#frontend/features/flows/runs/run_badge'
import { RunStatus } from '#frontend/features/flows/runs/run_status'
import { t } from '#frontend/lib/texts'

/** One flow: what it is for, how far it has come, and what its last run came to. */
export const FlowCard = memo(CardOfFlow)

function CardOfFlow({ flow }: { flow: ListedFlow }) {
  const { title, context, tags, currentStep } = flow
  const [open, setOpen] = useState<'nothing' | 'details' | 'share'>('nothing')
  const close = () => setOpen('nothing')
  const change = useFlowChange()
  return (
    <li className="card flex min-w-0 flex-col gap-3 p-5">
      <CardHead
        flow={flow}
        onFavorite={(isFavorite) => change.mutate({ flow, change: { isFavorite } })}
        onEdit={() => setOpen('details')}
        onShare={() => setOpen('share')}
      />
      {flow.isReadOnly && (
        <p>
          <Badge icon={Lock}>{t('myFlows.card.readOnly')}</Badge>
        </p>
      )}
      {context !== '' && <p className="line-clamp-2 text-sm break-words text-muted">{context}</p>}
      <FlowTags tags={tags} />
      <div className="mt-auto grid gap-3 pt-1">
        <FlowProgress title={title} currentStep={currentStep} />
        <LastRun flow={flow} />
        <CardFoot flow={flow} />
      </div>
      {open === 'details' && (
        <FlowDetails
          flow={flow}
          onSave={(details) => change.mutate({ flow, change: details })}
          onClose={close}
        />
      )}
      {open === 'share' && <ShareFlowDialog flow={flow} onClose={close} />}
    </li>
  )
}

interface HeadProps {
  flow: ListedFlow
  onFavorite: (isFavorite: boolean) => void
  onEdit: () => void
  onShare: () => void
}

function CardHead({ flow, onFavorite, ...menu }: HeadProps) {
  const { id, title, isFavorite } = flow
  return (
    <div className="flex items-start gap-2">
      <h2 className="min-w-0 flex-1 font-medium break-words">
        <Link
          to={`/flow-builder/${id}`}
          className="rounded-control underline-offset-4 hover:underline"
        >
          {title}
        </Link>
      </h2>
      <div className="-mt-1.5 -mr-2 flex shrink-0">
        {!flow.isReadOnly && (
          <IconButton
            icon={Star}
            label={t(isFavorite ? 'myFlows.card.unfavorite' : 'myFlows.card.favorite', { title })}
            aria-pressed={isFavorite}
            className={isFavorite ? '[&>svg]:fill-current' : undefined}
            onClick={() => onFavorite(!isFavorite)}
          />
        )}
        <FlowMenu flow={flow} {...menu} />
      </div>
    </div>
  )
}

function CardFoot({ flow: { id, title, lastAccessedAt } }: { flow: ListedFlow }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="text-xs text-muted">
        <Moment at={lastAccessedAt} text={(when) => t('myFlows.card.opened', { when })} />
      </p>
      <ButtonLink
        size="sm"
        to={`/flow-builder/${id}`}
        aria-label={t('myFlows.card.openLabel', { title })}
      >
        {t('myFlows.open')}
      </ButtonLink>
    </div>
  )
}

function LastRun({ flow: { title, lastRun } }: { flow: ListedFlow }) {
  if (lastRun === null) return <p className="text-xs text-muted">{t('myFlows.card.neverRun')}</p>
  const { id, status, stoppedBy, error, createdAt, endedAt } = lastRun
  return (
    <div className="flex flex-wrap items-center gap-2 text-xs text-muted">
      <Link
        to={`/runs/${id}`}
        aria-label={t('myFlows.card.lastRunLabel', { title, status: runBadge(lastRun).text })}
        className="min-h-6 rounded-control underline-offset-4 hover:underline"
      >
        <RunStatus {...{ status, stoppedBy, error }} />
      </Link>
      <Moment at={endedAt ?? createdAt} text={(when) => t('myFlows.card.lastRun', { when })} />
    </div>
  )
}
