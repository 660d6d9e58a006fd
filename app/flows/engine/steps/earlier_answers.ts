import db from '@adonisjs/lucid/services/db'
import type { NodeKind, FlowNode } from '#app/flows/domain/graph/graph'
import { canonicalJson } from '#app/flows/domain/values/canonical_json'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { textOf, valueAt } from '#app/flows/domain/graph/variables'
import type { KeptStep } from '#app/flows/engine/driven_run'
import { targetOf } from '#app/flows/engine/executors/model_steps'
import type { StepContext } from '#app/flows/engine/executors/step_work'
import { read } from '#app/flows/engine/executors/texts'
import { recordOfRow, type StepRow } from '#app/flows/engine/store'

/** Increase this when a kind of step starts to answer the same content differently. */
const CONTENT_FORMAT = 2
const MAX_AGE_MS = 30 * 24 * 60 * 60_000

/** The output of these depends only on their settings, the values of their variables and the answer of a model. */
const KINDS: ReadonlySet<NodeKind> = new Set(['prompt', 'improve', 'sort', 'check'])

/** SHA-256 of everything that the output of a step depends on. Null where the same content may have another output. */
export async function keyOf(node: FlowNode, context: StepContext): Promise<string | null> {
  if (!KINDS.has(node.kind)) return null
  const { model, ...settings } = node.settings
  const kind = kindOf(node.kind)
  const values = kind
    .texts(node.settings as never)
    .map(({ text }) => read(text).variables.map((path) => textOf(valueAt(path, context.lookup))))
  const asked = kind.usesModel(node.settings as never)
    ? await targetOf(context.model ?? (model as string | null))
    : null
  const answers = asked && [asked.kind, asked.providerId, asked.baseUrl, asked.model]
  const content = [CONTENT_FORMAT, context.userId, node.kind, settings, values, answers]
  const bytes = new TextEncoder().encode(canonicalJson(content))
  // This runs in a separate thread, because the values can be long.
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
}

/** What a step of a person answered to the same content in the last 30 days. */
export async function find(userId: string, contentKey: string): Promise<KeptStep | null> {
  const row: StepRow & { run_id: string } = await db
    .from('run_steps')
    .join('runs', 'runs.id', 'run_steps.run_id')
    .where('runs.user_id', userId)
    .where('content_key', contentKey)
    .where('run_steps.status', 'succeeded')
    .where('run_steps.ended_ms', '>', Date.now() - MAX_AGE_MS)
    .orderBy('run_steps.ended_ms', 'desc')
    .select('run_steps.*')
    .first()
  return row && { ...recordOfRow(row), reused: { by: 'content', runId: row.run_id } }
}
