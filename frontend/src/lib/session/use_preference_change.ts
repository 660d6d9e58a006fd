import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changePreferences,
  type PreferenceChange,
  type Preferences,
} from '#app/auth/domain/preferences'
import { api } from '#frontend/lib/api'
import { PERSON_KEY, type Person } from '#frontend/lib/session/person'
import { showProfile } from '#frontend/lib/session/profile'
import { setTheme } from '#frontend/lib/window/theme'
import { toast } from '#frontend/lib/toast'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/account'

interface Choice {
  change: PreferenceChange
  before: Preferences
}

/** Applies a choice at once, keeps it on the server, and takes it back when that refuses. */
export function usePreferenceChange() {
  const client = useQueryClient()

  const show = (preferences: Preferences, change: PreferenceChange) => {
    if (change.theme) setTheme(preferences.theme ?? 'system')
    client.setQueryData<Person>(PERSON_KEY, (person) => person && { ...person, preferences })
  }

  const { mutate } = useMutation({
    mutationFn: ({ change }: Choice) => api.profile.update({ body: { preferences: change } }),
    onSuccess: (profile) => showProfile(client, profile),
    onError: (error, { change, before }) => {
      show(before, change)
      const reason = reasonOf(error)
      const text = t('account.preferences.failed', { reason })
      toast({ title: t('account.preferences.error'), text, tone: 'danger' })
    },
  })

  /** Shown in the same turn: a control that still had its old value would jump back for a moment. */
  return (change: PreferenceChange) => {
    const before = client.getQueryData<Person>(PERSON_KEY)?.preferences ?? {}
    show(changePreferences(before, change), change)
    mutate({ change, before })
  }
}
