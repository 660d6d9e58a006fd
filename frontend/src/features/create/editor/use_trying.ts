import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toastError } from '#frontend/prompts/prompt_toasts'
import { ApiError, messageOf } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'

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
      toastError(error instanceof ApiError ? messageOf(error) : t('create.variant.tryFailed'))
    } finally {
      setLeaving(false)
    }
  }
  return { isLeaving, tryIt }
}
