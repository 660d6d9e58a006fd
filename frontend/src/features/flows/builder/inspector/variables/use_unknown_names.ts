import { useMemo } from 'react'
import type { Problem } from '#app/flows/domain/checks/problems'
import type { SettingPath } from '#frontend/features/flows/builder/inspector/forms/setting'
import { useProblemsAt } from '#frontend/features/flows/builder/inspector/step_form'

/** A name in a text that refers to nothing, and why. */
export interface UnknownName {
  key: string
  sentence: string
}

const CODES: readonly Problem['code'][] = ['reference-unknown', 'reference-early']
const NAMED = /\{\{([^{}]+)\}\}/

/** The names that the text at a path uses in vain. */
export function useUnknownNames(path: SettingPath): UnknownName[] {
  const problems = useProblemsAt(path)
  return useMemo(
    () =>
      problems.flatMap(({ code, sentence }) => {
        const key = CODES.includes(code) ? NAMED.exec(sentence)?.[1] : undefined
        return key === undefined ? [] : { key, sentence }
      }),
    [problems]
  )
}
