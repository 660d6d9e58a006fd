import type { AskField } from '#app/flows/domain/graph/settings'
import { type Separator, SEPARATORS } from '#app/flows/domain/values/entries'
import { type AnswersPlace, keepAnswers, readAnswers } from '#frontend/lib/storage/local_answers'
import type { Answers } from '#frontend/features/flows/run_form/use_execution'
import { flowAnswerKey, flowSeparatorKey } from '#frontend/lib/storage/flow_answers'
import { draftStore } from '#frontend/lib/storage/draft_store'
import { Timer } from '#frontend/lib/time/timer'

const REST_MS = 250
/** UTF-16 units. A longer answer, or the text of a file, could take the space of unsaved prompts. */
const MAX_KEPT_LENGTH = 100_000

/** What is typed, and how lists of it are read, in the order of the fields. */
export type TypedAnswers = Pick<Answers, 'answers' | 'separators'>

/** The answers to the form of a flow, as this browser keeps them until a run has started with them. */
export class KeptAnswers {
  #unkept: TypedAnswers | null = null
  #timer = new Timer(() => this.flush())

  /** @param own what the form holds before anything is typed, field by field */
  constructor(
    private place: AnswersPlace,
    private fields: AskField[],
    private own: TypedAnswers = nothingTyped(fields),
    private storeNow = draftStore
  ) {}

  /** The kept answer to each field, if it still fits the field, else an empty text. What is its own where nothing was typed. */
  read(): TypedAnswers {
    const kept = readAnswers(this.place, this.storeNow())
    const { answers, separators } = kept.size === 0 ? this.own : this.#typedIn(kept)
    const fitting = this.fields.map((field, at) =>
      isOption(field, answers[at]) ? answers[at] : ''
    )
    return { answers: fitting, separators }
  }

  #typedIn(kept: ReadonlyMap<string, string>): TypedAnswers {
    return {
      answers: this.fields.map((field) => kept.get(flowAnswerKey(field)) ?? ''),
      separators: this.fields.map((field) => separatorIn(kept.get(flowSeparatorKey(field)))),
    }
  }

  /** Keeps the answers a moment later, so that typing does not write each letter. */
  note({ answers, separators }: TypedAnswers): void {
    this.#unkept = { answers, separators }
    this.#timer.start(REST_MS)
  }

  flush = (): void => {
    this.#timer.stop()
    if (this.#unkept) this.#keep(this.#unkept)
    this.#unkept = null
  }

  forget({ answers: sent }: Pick<TypedAnswers, 'answers'>): void {
    this.flush()
    const kept = readAnswers(this.place, this.storeNow())
    const isSame = this.fields.every(
      (field, at) => (kept.get(flowAnswerKey(field)) ?? sent[at]) === sent[at]
    )
    if (isSame) this.#keep({ answers: [], separators: [] })
  }

  #keep({ answers, separators }: TypedAnswers): void {
    const { own, fields } = this
    const isOwn = fields.every(
      (_, at) => own.answers[at] === answers[at] && own.separators[at] === separators[at]
    )
    const typed = (isOwn ? [] : fields).flatMap((field, at): [string, string][] => {
      const answer = answers[at] ?? ''
      const isKept = field.type !== 'file' && answer !== '' && answer.length <= MAX_KEPT_LENGTH
      if (!isKept) return []
      const separator = separators[at] ?? ''
      const how: [string, string][] = separator === '' ? [] : [[flowSeparatorKey(field), separator]]
      return [[flowAnswerKey(field), answer], ...how]
    })
    const result = keepAnswers(this.place, new Map(typed), Date.now(), this.storeNow())
    // An older text must not come back in place of the one that did not fit.
    if (result !== 'kept') keepAnswers(this.place, new Map(), Date.now(), this.storeNow())
  }
}

const nothingTyped = (fields: AskField[]): TypedAnswers => ({
  answers: fields.map(() => ''),
  separators: fields.map(() => ''),
})

const separatorIn = (text: string | undefined): Separator | '' =>
  SEPARATORS.find((one) => one === text) ?? ''

const isOption = ({ type, choices = [] }: AskField, answer: string): boolean =>
  type !== 'choice' || choices.includes(answer)
