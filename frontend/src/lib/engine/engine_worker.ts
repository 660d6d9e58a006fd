import type { ImproveRequest } from '#app/prompts/domain/types'
import type { ListedTemplate, PreparedTemplates } from '#app/templates/domain/nearest_template'
import type { EngineAnswer, EngineCall, EngineTask } from '#frontend/lib/engine/engine_client'

type Tell = (news: object) => void

addEventListener('message', async ({ data: { id, task } }: MessageEvent<EngineCall>) => {
  const tell: Tell = (news) => postMessage({ id, ...news } as EngineAnswer)
  try {
    tell({ result: await work(task, tell) })
  } catch (error) {
    tell({ failure: String(error) })
  }
})

/** Each part of the engine is loaded with the first task that needs it. */
async function work(task: EngineTask, tell: Tell) {
  switch (task.kind) {
    case 'improve':
      return improve(task.request, tell)
    case 'assess':
      return assessed(task)
    case 'inspect':
      return inspected(task.text)
    case 'rules':
      return rules()
    case 'ask':
      return ask(task.request)
    case 'answer':
      return answered(task)
    case 'add_line': {
      const { withLine } = await import('#app/prompts/domain/questions')
      return withLine(task.text, task.line)
    }
    case 'nearest_template':
      return nearest(task)
    case 'find_private':
      return privateIn(task.text)
    default: {
      const { workshop } = await import('#frontend/lib/engine/workshop_work')
      return workshop(task, (progress) => tell({ progress }))
    }
  }
}

async function improve(request: ImproveRequest, tell: Tell) {
  const { improving } = await import('#app/prompts/domain/improving')
  const steps = improving(request, await readWithRecord(request))
  for (;;) {
    const next = steps.next()
    if (next.done) return next.value
    tell({ step: next.value })
  }
}

async function assessed({ text, options }: Extract<EngineTask, { kind: 'assess' }>) {
  const { assess } = await import('#frontend/lib/engine/assess')
  return { ...assess(text, options.kind), lost: await lostOf(options.original, text) }
}

async function lostOf(original: string | undefined, text: string) {
  if (original === undefined) return []
  const { guard } = await import('#app/prompts/domain/guard')
  const guarded = guard(original, text)
  return guarded.ok ? [] : guarded.lost
}

async function inspected(text: string) {
  const [{ analyze }, { readBlanks }] = await Promise.all([
    import('#app/prompts/domain/analyze'),
    import('#app/prompts/domain/blanks/blanks'),
  ])
  const { score, parts, findings } = analyze(text)
  return { score, parts, findings, blanks: readBlanks(text), lost: [] }
}

async function rules() {
  const [{ ruleNotes }, { ACCOUNTS }] = await Promise.all([
    import('#app/prompts/domain/findings/rule_notes'),
    import('#app/prompts/domain/variants/addition'),
  ])
  return ruleNotes(Object.values(ACCOUNTS))
}

async function ask(request: ImproveRequest) {
  const { questionsFor } = await import('#app/prompts/domain/questions')
  return questionsFor(request, await readWithRecord(request))
}

/** What a text says, with what is known of its kind of work at hand. */
async function readWithRecord(request: Pick<ImproveRequest, 'text' | 'settings'>) {
  const [{ readRequest }, { loadRecord }] = await Promise.all([
    import('#app/prompts/domain/kinds/read_request'),
    import('#app/prompts/domain/deliverables/load_record'),
  ])
  const reading = readRequest(request)
  await loadRecord(reading.family)
  return reading
}

async function answered({ text, answers }: Extract<EngineTask, { kind: 'answer' }>) {
  const { withAnswer } = await import('#app/prompts/domain/questions')
  return answers.reduce((result, given) => withAnswer(result, given.question, given.answer), text)
}

type NearestTask = Extract<EngineTask, { kind: 'nearest_template' }>

/** The templates that were sent last, and how they are compared once they were asked about. */
let listed: { templates: readonly ListedTemplate[]; prepared?: PreparedTemplates } = {
  templates: [],
}

async function nearest({ request, templates }: NearestTask) {
  if (templates) listed = { templates }
  const own = listed
  const { nearestTemplate, prepareTemplates } =
    await import('#app/templates/domain/nearest_template')
  own.prepared ??= prepareTemplates(own.templates)
  const reading = await readWithRecord(request)
  return nearestTemplate(reading, request.settings.kind, own.prepared)
}

async function privateIn(text: string) {
  const { findPrivate } = await import('#app/prompts/domain/privacy/find_private')
  return findPrivate(text)
}
