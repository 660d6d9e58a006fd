import { analyse } from '#app/prompts/domain/analyse'
import { readBlanks } from '#app/prompts/domain/blanks'
import { guard } from '#app/prompts/domain/guard'
import { improving } from '#app/prompts/domain/improve'
import { findPrivate } from '#app/prompts/domain/privacy/find_private'
import { questionsFor, withAnswer } from '#app/prompts/domain/questions'
import { ruleNotes } from '#app/prompts/domain/rules/rule_notes'
import type {
  EngineAnswer,
  EngineCall,
  TaskResult,
  EngineTask,
  Judgement,
} from '#frontend/lib/engine_client'

addEventListener('message', ({ data }: MessageEvent<EngineCall>) => {
  try {
    const result = work(data.task, (step) => answer({ id: data.id, step }))
    answer({ id: data.id, result })
  } catch (error) {
    answer({ id: data.id, failure: String(error) })
  }
})

function work(task: EngineTask, onStep: (step: 1 | 2 | 3 | 4) => void): TaskResult {
  if (task.kind === 'judge') return judge(task)
  if (task.kind === 'rules') return ruleNotes()
  if (task.kind === 'ask') return questionsFor(task.request)
  if (task.kind === 'answer') return answered(task)
  if (task.kind === 'find_private') return findPrivate(task.text)
  const steps = improving(task.request)
  for (;;) {
    const next = steps.next()
    if (next.done) return next.value
    onStep(next.value)
  }
}

function answered({ text, answers }: Extract<EngineTask, { kind: 'answer' }>): string {
  return answers.reduce((told, given) => withAnswer(told, given.question, given.answer), text)
}

function judge({ text, original = '' }: Extract<EngineTask, { kind: 'judge' }>): Judgement {
  const { score, findings, parts } = analyse(text)
  const guarded = guard(original, text)
  return { score, findings, parts, blanks: readBlanks(text), lost: guarded.ok ? [] : guarded.lost }
}

function answer(message: EngineAnswer): void {
  postMessage(message)
}
