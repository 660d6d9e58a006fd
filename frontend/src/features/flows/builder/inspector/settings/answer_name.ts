import { MAX_NAME_LENGTH } from '#app/flows/domain/values/limits'
import { nameKey } from '#app/flows/domain/graph/variables'
import { t } from '#frontend/lib/texts'

/** A name for the answer to a question, as texts can refer to it; empty where there is none. */
export function answerName(question: string): string {
  const name = question
    .replaceAll(/[{}.]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s?!:…]+$/, '')
    .trim()
  return name.length > MAX_NAME_LENGTH ? '' : name.toLowerCase()
}

/** Whether the name of an answer only repeats its question, or was given because there was no question yet. */
export function followsQuestion(name: string, question: string): boolean {
  if (question.trim() !== '') return nameKey(name) === answerName(question)
  const base = t('inspector.ask.newName')
  return name.startsWith(base) && /^( \d+)?$/.test(name.slice(base.length))
}
