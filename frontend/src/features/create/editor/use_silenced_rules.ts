import { useMemo } from 'react'
import { rulesChosen } from '#app/auth/domain/preferences'
import { usePerson } from '#frontend/lib/session/person'

/** The rules that this person silenced; the same array until the choice changes. */
export function useSilencedRules(): string[] {
  const { preferences } = usePerson()
  const { rules } = preferences
  return useMemo(() => rulesChosen({ rules }, 'never'), [rules])
}
