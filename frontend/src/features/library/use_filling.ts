import { useMemo, useState, useSyncExternalStore } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { fillTemplate } from '#app/prompts/domain/templating/variable_names'
import type { Data } from '#client/data'
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
  return {
    ...{ keeper, answers, values, canUndo },
    text: useMemo(() => fillTemplate(content, values), [content, values]),
    open: variables.filter(({ name }) => !values.has(name)).length,
  }
}

export type Filling = ReturnType<typeof useFilling>
