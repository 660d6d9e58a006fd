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
} as const

/** Writes something about the flow, after all edits were saved, and says why where that fails. */
export function useServerWrite() {
  const { flow, sync } = useBuilder()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  const write = async (
    what: keyof typeof FAILURES,
    act: (target: Target) => Promise<void>
  ): Promise<void> => {
    const target = { id: flow.id, sync, client }
    const fail = (text: string) => toast({ title: t(FAILURES[what]), text, tone: 'danger' })
    setBusy(true)
    try {
      if (await sync.flush()) await act(target)
      else fail(t('flowVersions.unsaved'))
    } catch (error) {
      if (isStale(error)) await takeTheirs(target).catch(() => undefined)
      fail(whyNot(error))
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
