import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { apiQuery } from '#frontend/lib/api_queries'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'

/** Leads an administrator to where a model is connected, as long as none is. */
export function TrialModels() {
  const isAdmin = usePerson().role === 'admin'
  const { data } = useQuery({ ...apiQuery('model_providers.index'), enabled: isAdmin })
  if (!isAdmin || data?.length !== 0) return null
  return (
    <>
      {' '}
      {t('common.frame.trialModels')}{' '}
      <Link to="/admin?tab=models" className="inline-block min-h-6 text-link">
        {t('common.frame.trialConnectModel')}
      </Link>
    </>
  )
}
