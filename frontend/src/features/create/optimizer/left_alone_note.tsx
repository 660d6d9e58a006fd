import { Link } from 'react-router'
import type { LeftAlone } from '#app/prompts/domain/types'
import { t } from '#frontend/lib/texts'

interface Props {
  reason: LeftAlone
  /** The prompt. */
  original: string
}

/** Why a prompt was not changed, and a way to make a flow of it. */
export function LeftAloneNote({ reason, original }: Props) {
  return (
    <div className="rounded-control bg-sunken px-3 py-2 text-sm">
      <p role="status">{t(`create.leftAlone.${reason}`)}</p>
      {reason === 'no_gain' && (
        <Link to="/flow-builder" state={{ prompt: original }} className="text-link">
          {t('create.variant.toFlow')}
        </Link>
      )}
    </div>
  )
}
