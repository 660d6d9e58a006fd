import { analyse } from '#app/prompts/domain/analyse'
import { readBlanks } from '#app/prompts/domain/blanks'
import { improving } from '#app/prompts/domain/improve'
import type { EngineAnswer, EngineCall, EngineTask } from '#frontend/lib/engine_client'

addEventListener('message', ({ data }: MessageEvent<EngineCall>) => {
  try {
    const result = work(data.task, (step) => answer({ id: data.id, step }))
    answer({ id: data.id, result })
  } catch (error) {
    answer({ id: data.id, failure: String(error) })
  }
})

function work(task: EngineTask, onStep: (step: 1 | 2 | 3 | 4) => void) {
  if (task.kind === 'judge')
    return { score: analyse(task.text).score, blanks: readBlanks(task.text) }
  const steps = improving(task.request)
  for (;;) {
    const next = steps.next()
    if (next.done) return next.value
    onStep(next.value)
  }
}

function answer(message: EngineAnswer): void {
  postMessage(message)
}
