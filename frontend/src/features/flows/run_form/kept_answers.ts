import type { AskField } from '#app/flows/domain/graph/settings'
import { type AnswersPlace, keepAnswers, readAnswers } from '#frontend/lib/storage/local_answers'
import { flowAnswerKey, flowAnswersPlace } from '#frontend/lib/storage/flow_answers'
import { draftStore } from '#frontend/lib/storage/draft_store'
import { Timer } from '#frontend/lib/time/timer'

const REST_MS = 250
/** UTF-16 units. A longer answer, or the text of a file, could take the space of unsaved prompts. */
const MAX_KEPT_LENGTH = 100_000

/** The answers to the form of a flow, as this browser keeps them until a run has started with them. */
export class KeptAnswers {
  #place: AnswersPlace
  #fields: AskField[]
  #unkept: string[] | null = null
  #timer = new Timer(() => this.flush())

  constructor(
    userId: string,
    flowId: string,
    fields: AskField[],
    private storeNow = draftStore
  ) {
    this.#place = flowAnswersPlace(userId, flowId)
    this.#fields = fields
  }

  /** The kept answer to each field, if it still fits the field; else an empty text. */
  read(): string[] {
    const kept = readAnswers(this.#place, this.storeNow())
    return this.#fields.map((field) => {
      const answer = kept.get(flowAnswerKey(field)) ?? ''
      return isOption(field, answer) ? answer : ''
    })
  }

  /** Keeps the answers a moment later, so that typing does not write each letter. */
  note(answers: string[]): void {
    this.#unkept = answers
    this.#timer.start(REST_MS)
  }

  flush = (): void => {
    this.#timer.stop()
    if (this.#unkept) this.#keep(this.#unkept)
    this.#unkept = null
  }

  forget(sent: string[]): void {
    this.flush()
    const kept = readAnswers(this.#place, this.storeNow())
    const isSame = this.#fields.every(
      (field, at) => (kept.get(flowAnswerKey(field)) ?? sent[at]) === sent[at]
    )
    if (isSame) this.#keep([])
  }

  #keep(answers: string[]): void {
    const typed = this.#fields.flatMap((field, at): [string, string][] => {
      const answer = answers[at] ?? ''
      const isKept = field.type !== 'file' && answer !== '' && answer.length <= MAX_KEPT_LENGTH
      return isKept ? [[flowAnswerKey(field), answer]] : []
    })
    const result = keepAnswers(this.#place, new Map(typed), Date.now(), this.storeNow())
    // An older text must not come back in place of the one that did not fit.
    if (result !== 'kept') keepAnswers(this.#place, new Map(), Date.now(), this.storeNow())
  }
}

const isOption = ({ type, choices = [] }: AskField, answer: string): boolean =>
  type !== 'choice' || choices.includes(answer)
