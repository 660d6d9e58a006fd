import { useMemo, useState, useSyncExternalStore } from 'react'
import { blankFields, type BlankField } from '#app/prompts/domain/blanks/blank_fields'
import { isAnswer } from '#app/prompts/domain/blanks/fill_blanks'
import { openLabels } from '#app/prompts/domain/tryout/places'
import type { Tried } from '#frontend/features/tryouts/tried'
import { AnswerKeeper } from '#frontend/lib/storage/answer_keeper'
import { keepAnswers, readAnswers } from '#frontend/lib/storage/local_answers'
import { usePerson } from '#frontend/lib/session/person'

/** What both texts ask for, and what was told; this browser remembers it with the prompt. */
export function usePlaces({ id, original, content }: Tried) {
  const { id: userId } = usePerson()
  const [keeper] = useState(() => {
    const place = { userId, subject: id }
    return new AnswerKeeper({
      find: () => readAnswers(place),
      keep: (answers) => void keepAnswers(place, answers, Date.now()),
    })
  })
  const { answers } = useSyncExternalStore(keeper.subscribe, () => keeper.view)
  const fields = useMemo(() => fieldsOf([content, original]), [content, original])
  const answered = fields.filter(({ key }) => isAnswer(answers.get(key)))
  return {
    fields,
    keeper,
    answers,
    values: Object.fromEntries(answered.map(({ key }) => [key, answers.get(key)!])),
    open: fields.length - answered.length,
  }
}

/** Where a variable stands need not be told: the person named it. */
const ONCE = { start: 0, end: 0, label: '' }

function fieldsOf(texts: string[]): BlankField[] {
  const known = new Map(
    texts.flatMap((text) => blankFields(text)).map((field) => [field.key, field])
  )
  return [...openLabels(texts)].map(
    ([key, label]) => known.get(key) ?? { key, label, places: [ONCE], sentence: '' }
  )
}
