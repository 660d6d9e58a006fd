import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { refreshFlow } from '#frontend/features/flows/builder/versions/use_flow_versions'
import { type Target, takeTheirs } from '#frontend/features/flows/builder/versions/version_calls'
import { fieldErrors, isStale } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

const FAILURES = {
  save: 'flowVersions.failures.save',
  restore: 'flowVersions.failures.restore',
  publish: 'flowVersions.failures.publish',
  unpublish: 'flowVersions.failures.unpublish',
  details: 'flowVersions.failures.details',
} as const

/** Writes something about the flow, after all edits were saved. Where that fails, it says why and resolves to false. */
export function useServerWrite() {
  const { flow, sync } = useBuilder()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  const write = async (
    what: keyof typeof FAILURES,
    act: (target: Target) => Promise<void>
  ): Promise<boolean> => {
    const target = { id: flow.id, sync, client }
    const fail = (text: string) => toast({ title: t(FAILURES[what]), text, tone: 'danger' })
    setBusy(true)
    try {
      const isSaved = await sync.flush()
      if (isSaved) await act(target)
      else fail(t('flowVersions.unsaved'))
      return isSaved
    } catch (error) {
      if (isStale(error)) await takeTheirs(target).catch(() => undefined)
      fail(whyNot(error))
      return false
    } finally {
      await refreshFlow(client, flow.id)
      setBusy(false)
    }
  }
  return { isBusy, write }
}

const whyNot = (error: unknown): string =>
  isStale(error)
    ? t('flowVersions.stale')
    : (Object.values(fieldErrors(error)).at(0) ?? reasonOf(error))
