import { isAnswer, type Answers } from '#app/prompts/domain/blanks/fill_blanks'

/** Where answers outlive the page. */
export interface AnswerShelf {
  find(): Answers
  keep(answers: Answers): void
}

export interface AnswersView {
  answers: Answers
  canUndo: boolean
}

const MAX_UNDO_STEPS = 100

/** The answers to the blanks of one prompt. Undo treats consecutive typing in one field as one step. */
export class AnswerKeeper {
  #view: AnswersView
  #past: Answers[] = []
  #typedInto: string | null = null
  #listeners = new Set<() => void>()

  constructor(private shelf: AnswerShelf) {
    this.#view = { answers: shelf.find(), canUndo: false }
  }

  get view(): AnswersView {
    return this.#view
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  answer(key: string, answer: string): void {
    if ((this.#view.answers.get(key) ?? '') === answer) return
    if (this.#typedInto !== key) this.#remember()
    this.#typedInto = key
    const answers = new Map(this.#view.answers)
    if (answer === '') answers.delete(key)
    else answers.set(key, answer)
    this.#show(answers)
  }

  /** What is typed from now on is undone by itself. */
  rest(): void {
    this.#typedInto = null
  }

  /** Takes back what was answered to these. */
  empty(keys: Iterable<string>): void {
    const answers = new Map(this.#view.answers)
    for (const key of keys) answers.delete(key)
    if (answers.size === this.#view.answers.size) return
    this.rest()
    this.#remember()
    this.#show(answers)
  }

  undo(): void {
    const before = this.#past.pop()
    this.rest()
    if (before) this.#show(before)
  }

  #remember(): void {
    this.#past = [...this.#past, this.#view.answers].slice(-MAX_UNDO_STEPS)
  }

  #show(answers: Answers): void {
    this.#view = { answers, canUndo: this.#past.length > 0 }
    this.shelf.keep(new Map([...answers].filter(([, answer]) => isAnswer(answer))))
    for (const listener of this.#listeners) listener()
  }
}
