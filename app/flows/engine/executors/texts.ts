import { filledJson } from '#app/flows/domain/graph/filled_json'
import {
  fill,
  isOneVariable,
  type Lookup,
  readVariables,
  type TextWithVariables,
  valueOf,
} from '#app/flows/domain/graph/variables'
import type { Condition } from '#app/flows/domain/graph/settings'
import { conditionsHold } from '#app/flows/domain/runs/conditions_hold'
import { jsonOrLinesIn } from '#app/flows/domain/values/json_text'
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

/**
 * The value of a text of JSON, with values encoded as JSON. A variable alone is its value; where that is a text, the text is
 * read as JSON. Undefined where it is no JSON.
 * @throws StepFailure `too_long`
 */
export function jsonValueIn(text: string, lookup: Lookup): Value | undefined {
  const template = read(text)
  if (!isOneVariable(template)) return jsonOrLinesIn(requireShort(filledJson(template, lookup)))
  const value = valueOf(template, lookup)
  return typeof value === 'string' ? jsonOrLinesIn(value) : value
}

export const valueIn = (text: string, lookup: Lookup): Value => valueOf(read(text), lookup)

/** The prompt of a step that asks a model. */
export const promptIn = (text: string, lookup: Lookup): MarkedPrompt =>
  promptOf(promptWith(read(text), lookup))

function promptOf(prompt: MarkedPrompt): MarkedPrompt {
  requireShort(prompt.content)
  return prompt
}

/**
 * Whether all conditions hold.
 * @throws StepFailure `not_comparable`, `too_long`
 */
export function holdAll(all: Condition[], lookup: Lookup): boolean {
  const tested = conditionsHold(all, (text) => filled(text, lookup))
  if (tested.ok) return tested.holds
  throw new StepFailure('not_comparable', tested.sentence)
}

/** A text of many long values is refused before anything reads it. */
function requireShort(text: string): string {
  if (text.length <= MAX_VALUE_LENGTH) return text
  const most = MAX_VALUE_LENGTH.toLocaleString('en-US')
  throw new StepFailure('too_long', `With its values, this text is longer than ${most} characters.`)
}
