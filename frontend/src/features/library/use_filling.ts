import { useMemo, useState, useSyncExternalStore } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import type { Data } from '#client/data'
import { fillingProblem, filledText } from '#frontend/features/library/filled_text'
import { usePerson } from '#frontend/lib/session/person'
import { AnswerKeeper } from '#frontend/lib/storage/answer_keeper'
import { keepAnswers, readAnswers } from '#frontend/lib/storage/local_answers'

export type OpenedTemplate = Data.Templates.Template.Variants['forOpen']

/** What a person fills in; this browser remembers it with the template. */
export function useFilling({ id, content, variables }: OpenedTemplate) {
  const { id: userId } = usePerson()
  const [keeper] = useState(() => {
    const place = { userId, subject: `template-${id}` }
    return new AnswerKeeper({
      find: () => readAnswers(place),
      keep: (answers) => void keepAnswers(place, answers, Date.now()),
    })
  })
  const { answers, canUndo } = useSyncExternalStore(keeper.subscribe, () => keeper.view)
  const values = useMemo(
    () => new Map([...answers].filter(([, value]) => !isBlankText(value))),
    [answers]
  )
  const text = useMemo(() => filledText(content, variables, values), [content, variables, values])
  return {
    ...{ keeper, answers, values, canUndo, text },
    problem: fillingProblem(text, variables, values),
    open: variables.filter(({ name }) => !values.has(name)).length,
  }
}

export type Filling = ReturnType<typeof useFilling>
