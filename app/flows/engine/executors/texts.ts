import {
  fill,
  type Lookup,
  readVariables,
  type TextWithVariables,
  valueOf,
} from '#app/flows/domain/graph/variables'
import type { Value } from '#app/flows/domain/values/value'
import { MAX_VALUE_LENGTH } from '#app/flows/domain/values/limits'
import { type MarkedPrompt, promptWith } from '#app/flows/domain/graph/material'
import { StepFailure } from '#app/flows/engine/executors/step_work'

const MAX_KEPT = 2_000
const MAX_KEPT_LENGTH = 10_000
const kept = new Map<string, TextWithVariables>()

/** Texts of settings are the same in each run, so they are read once. */
export function read(text: string): TextWithVariables {
  const known = kept.get(text)
  if (known) return known
  const made = readVariables(text)
  if (text.length <= MAX_KEPT_LENGTH) {
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(text, made)
  }
  return made
}

/** @throws StepFailure `too_long` */
export const filled = (text: string, lookup: Lookup): string =>
  requireShort(fill(read(text), lookup))

export const valueIn = (text: string, lookup: Lookup): Value => valueOf(read(text), lookup)

/** The prompt of a step that asks a model. */
export const promptIn = (text: string, lookup: Lookup): MarkedPrompt =>
  promptOf(promptWith(read(text), lookup))

function promptOf(prompt: MarkedPrompt): MarkedPrompt {
  requireShort(prompt.content)
  return prompt
}

/** A text of many long values is refused before anything reads it. */
function requireShort(text: string): string {
  if (text.length <= MAX_VALUE_LENGTH) return text
  const most = MAX_VALUE_LENGTH.toLocaleString('en-US')
  throw new StepFailure('too_long', `With its values, this text is longer than ${most} characters.`)
}
