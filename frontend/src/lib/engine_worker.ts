import { analyse } from '#app/prompts/domain/analyse'
import { readBlanks } from '#app/prompts/domain/blanks'
import { guard } from '#app/prompts/domain/guard'
import { improving } from '#app/prompts/domain/improve'
import { ruleNotes } from '#app/prompts/domain/rules/rule_notes'
import type { ImproveRequest } from '#app/prompts/domain/types'
import type { EngineAnswer, EngineCall, EngineTask, Judgement } from '#frontend/lib/engine_client'

type Tell = (news: object) => void

addEventListener('message', async ({ data: { id, task } }: MessageEvent<EngineCall>) => {
  const tell: Tell = (news) => postMessage({ id, ...news } as EngineAnswer)
  try {
    tell({ result: await work(task, tell) })
  } catch (error) {
    tell({ failure: String(error) })
  }
})

async function work(task: EngineTask, tell: Tell) {
  if (task.kind === 'improve') return improve(task.request, tell)
  if (task.kind === 'judge') return judge(task)
  if (task.kind === 'rules') return ruleNotes()
  if (task.kind === 'ask') return ask(task.request)
  if (task.kind === 'answer') return answered(task)
  if (task.kind === 'find_private') return privateIn(task.text)
  const { workshop } = await import('#frontend/lib/workshop_work')
  return workshop(task, (progress) => tell({ progress }))
}

function improve(request: ImproveRequest, tell: Tell) {
  const steps = improving(request)
  for (;;) {
    const next = steps.next()
    if (next.done) return next.value
    tell({ step: next.value })
  }
}

async function ask(request: ImproveRequest) {
  const { questionsFor } = await import('#app/prompts/domain/questions')
  return questionsFor(request)
}

async function answered({ text, answers }: Extract<EngineTask, { kind: 'answer' }>) {
  const { withAnswer } = await import('#app/prompts/domain/questions')
  return answers.reduce((told, given) => withAnswer(told, given.question, given.answer), text)
}

async function privateIn(text: string) {
  const { findPrivate } = await import('#app/prompts/domain/privacy/find_private')
  return findPrivate(text)
}

function judge({ text, original = '' }: Extract<EngineTask, { kind: 'judge' }>): Judgement {
  const { score, findings, parts } = analyse(text)
  const guarded = guard(original, text)
  return { score, findings, parts, blanks: readBlanks(text), lost: guarded.ok ? [] : guarded.lost }
}
