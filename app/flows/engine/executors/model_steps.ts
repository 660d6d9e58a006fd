import { ModelError, type ModelRequest, type Target } from '#app/ai/domain/exchange'
import { FAILURE_WORDS, TRANSIENT } from '#app/ai/domain/model_failure'
import type { Shape } from '#app/ai/domain/answer_shape'
import { readJson } from '#app/ai/domain/read_json'
import { callModel } from '#app/ai/services/call_model'
import { modelChoices } from '#app/ai/services/model_choices'
import { targetFor } from '#app/ai/services/model_targets'
import {
  CHECK_PORTS,
  type CheckSettings,
  type PromptSettings,
  type SortSettings,
} from '#app/flows/domain/graph/settings'
import type { Value } from '#app/flows/domain/values/value'
import { type MarkedPrompt, promptWith } from '#app/flows/domain/graph/material'
import { stepDone, type StepEnd } from '#app/flows/domain/runs/run_state'
import { reserveCost } from '#app/flows/engine/executors/model_budget'
import { StepFailure, type StepContext } from '#app/flows/engine/executors/step_work'
import { filled, holdAll, promptIn } from '#app/flows/engine/executors/texts'

const MAX_SHORT_ANSWER_TOKENS = 500
const [PASS, FAIL] = CHECK_PORTS

/** Has a model answer a prompt, as a text, a list, or named fields. */
export async function prompt(settings: PromptSettings, context: StepContext): Promise<StepEnd> {
  const { model, maxTokens, answer, fields } = settings
  const request = requestOf(promptIn(settings.text, context.lookup), maxTokens)
  if (answer === 'text') return stepDone(await ask(model, request, context))
  const schema = answer === 'list' ? LIST : schemaOf(fields)
  const object = await askForObject(model, { ...request, schema }, context)
  return stepDone(answer === 'list' ? object.items : onlyAsked(object, fields))
}

/** Has a model choose one of the categories. */
export async function sort(settings: SortSettings, context: StepContext): Promise<StepEnd> {
  const { categories, model } = settings
  const lines = categories.map(({ label, description }) => `- ${label}: ${description}`)
  const question = [
    'Choose the one category that fits the text best.',
    ...['', 'Categories:', ...lines],
  ].join('\n')
  const content = promptAbout(filled(settings.text, context.lookup), question)
  const labels = categories.map(({ label }) => label)
  const properties = { category: { type: 'string', enum: labels } }
  const schema = { name: 'choice', schema: objectOf(properties) }
  const request = { ...requestOf(content), schema }
  const { category } = await askForObject(model, request, context)
  const chosen = categories.find(({ label }) => label === category)!
  return { port: chosen.id, output: chosen.label }
}

/** Decides by rules, and by a model where criteria are given in words. */
export async function check(settings: CheckSettings, context: StepContext): Promise<StepEnd> {
  const text = filled(settings.text, context.lookup)
  if (!keepsRules(settings, text, context)) return { port: FAIL, output: text }
  if (!settings.criteria?.trim()) return { port: PASS, output: text }
  const question = [
    'Does the text meet the criteria? Judge the text only by them.',
    ...['', 'Criteria:', settings.criteria],
  ].join('\n')
  const content = promptAbout(text, question)
  const properties = { passes: { type: 'boolean' }, reason: { type: 'string' } }
  const schema = { name: 'verdict', schema: objectOf(properties) }
  const request = { ...requestOf(content), schema }
  const { passes } = await askForObject(settings.model, request, context, VERDICT)
  return { port: passes ? PASS : FAIL, output: text }
}

function keepsRules(
  { all, minWords, maxWords }: CheckSettings,
  text: string,
  { lookup }: StepContext
) {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  if (minWords !== null && words < minWords) return false
  if (maxWords !== null && words > maxWords) return false
  return holdAll(all, lookup)
}

function requestOf(
  { content, rule }: MarkedPrompt,
  maxTokens = MAX_SHORT_ANSWER_TOKENS
): ModelRequest {
  const asked = { role: 'user' as const, content }
  return {
    messages: rule === null ? [asked] : [{ role: 'system', content: rule }, asked],
    maxTokens,
  }
}

/** A question about a text. */
const promptAbout = (text: string, question: string): MarkedPrompt =>
  promptWith({ texts: [`${question}\n\nText:\n`, ''], variables: [['text']] }, () => text)

const objectOf = (properties: Record<string, Shape>) => ({
  ...{ type: 'object', additionalProperties: false, properties },
  required: Object.keys(properties),
})

const LIST = {
  name: 'list',
  schema: objectOf({ items: { type: 'array', items: { type: 'string' } } }),
}

/** A verdict counts without its reason, too. */
const VERDICT: Shape = objectOf({ passes: { type: 'boolean' } })

const onlyAsked = (object: Record<string, Value>, fields: PromptSettings['fields']) =>
  Object.fromEntries(fields.map(({ name }) => [name, object[name]]))

const schemaOf = (fields: PromptSettings['fields']) => ({
  name: 'answer',
  schema: objectOf(
    Object.fromEntries(
      fields.map(({ name, description }) => [name, { type: 'string', description }])
    )
  ),
})

async function askForObject(
  choice: string | null,
  request: ModelRequest & { schema: { name: string; schema: Shape } },
  context: StepContext,
  shape: Shape = request.schema.schema
): Promise<Record<string, Value>> {
  const object = readJson(await ask(choice, request, context), shape)
  if (!object) throw failureOf(new ModelError('wrong_shape'))
  return object as Record<string, Value>
}

async function ask(
  choice: string | null,
  request: ModelRequest,
  context: StepContext
): Promise<string> {
  context.noteInput(request.messages.map(({ content }) => content).join('\n\n'))
  const { userId, runId: workId, signal } = context
  const caller = { userId, purpose: 'flow' as const, workId }
  let answer = ''
  try {
    const target = await targetOf(context.model ?? choice)
    const settle = reserveCost(context.budget, target, request)
    const pieces = callModel(caller, target, request, signal, {
      startsAnew() {
        answer = ''
        context.restartText()
      },
      ended({ tokens, costMicros }) {
        settle(costMicros)
        context.noteUsage({ inputTokens: tokens.input, outputTokens: tokens.output, costMicros })
      },
    })
    for await (const piece of pieces) {
      answer += piece
      context.sendText(piece)
    }
    return answer
  } catch (error) {
    throw error instanceof ModelError ? failureOf(error) : error
  }
}

/** The chosen model, or the default of this installation. */
export async function targetOf(choice: string | null): Promise<Target> {
  const wanted = choice ?? (await defaultChoice())
  const target = wanted === undefined ? null : await targetFor(wanted)
  if (target) return target
  throw choice
    ? new StepFailure(
        'model_not_connected',
        'The model of this step is not connected. Choose another.'
      )
    : new StepFailure('no_model', 'No model is connected.')
}

async function defaultChoice(): Promise<string | undefined> {
  const choices = await modelChoices()
  return (choices.find(({ isDefault }) => isDefault) ?? choices.at(0))?.id
}

const MAY_PASS: ReadonlySet<string> = new Set([
  ...TRANSIENT,
  'busy',
  'resting',
  'cut_off',
  'silent',
])

const failureOf = ({ failure, retryAfter }: ModelError): StepFailure =>
  new StepFailure(failure, FAILURE_WORDS[failure], MAY_PASS.has(failure), retryAfter)
