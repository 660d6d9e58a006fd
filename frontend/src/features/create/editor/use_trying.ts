import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, messageOf } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'
import { toastFailure } from '#frontend/lib/toast_failure'

interface Pinned {
  promptId: string
  version: number
}

/** Leads to the place where a version is tried, once the server has it. */
export function useTrying(prepare: () => Promise<Pinned>) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const tryIt = async () => {
    setLeaving(true)
    try {
      const { promptId, version } = await prepare()
      await navigate(`/try/${promptId}/${version}`)
    } catch (error) {
      const text = error instanceof ApiError ? messageOf(error) : t('create.variant.tryFailed')
      toastFailure(t('create.toast.error'), error, text)
    } finally {
      setLeaving(false)
    }
  }
  return { isLeaving, tryIt }
}
