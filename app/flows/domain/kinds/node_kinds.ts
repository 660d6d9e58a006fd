import { NODE_KINDS, type NodeKind } from '#app/flows/domain/graph/graph'
import type { NodeKindDefinition } from '#app/flows/domain/kinds/node_kind'
import { approval } from '#app/flows/domain/kinds/approval'
import { ask } from '#app/flows/domain/kinds/ask'
import { check } from '#app/flows/domain/kinds/check'
import { combine } from '#app/flows/domain/kinds/combine'
import { decide } from '#app/flows/domain/kinds/decide'
import { fetchPage } from '#app/flows/domain/kinds/fetch'
import { flow } from '#app/flows/domain/kinds/flow'
import { forEach } from '#app/flows/domain/kinds/for_each'
import { format } from '#app/flows/domain/kinds/format'
import { improve } from '#app/flows/domain/kinds/improve'
import { prompt } from '#app/flows/domain/kinds/prompt'
import { result } from '#app/flows/domain/kinds/result'
import { sort } from '#app/flows/domain/kinds/sort'
import { template } from '#app/flows/domain/kinds/template'

const KINDS: Record<NodeKind, NodeKindDefinition> = {
  ...{ ask, prompt, improve, template, decide, sort, 'for-each': forEach, combine },
  ...{ format, check, approval, fetch: fetchPage, flow, result },
}

/** The definition of a kind. Its functions take settings that fit its schema (`faultsIn`). */
export const kindOf = (kind: NodeKind): NodeKindDefinition => KINDS[kind]

export const isNodeKind = (kind: unknown): kind is NodeKind =>
  (NODE_KINDS as readonly unknown[]).includes(kind)
