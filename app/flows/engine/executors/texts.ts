import {
  fill,
  type Lookup,
  readVariables,
  type TextWithVariables,
  valueOf,
} from '#app/flows/domain/variables'
import type { Value } from '#app/flows/domain/graph'
import { type MarkedPrompt, promptWith } from '#app/flows/domain/material'

const MAX_KEPT = 2_000
const MAX_KEPT_LENGTH = 10_000
const kept = new Map<string, TextWithVariables>()

/** Texts of settings are the same in each run, so they are read once. */
function read(text: string): TextWithVariables {
  const known = kept.get(text)
  if (known) return known
  const made = readVariables(text)
  if (text.length <= MAX_KEPT_LENGTH) {
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(text, made)
  }
  return made
}

export const filled = (text: string, lookup: Lookup): string => fill(read(text), lookup)

export const valueIn = (text: string, lookup: Lookup): Value => valueOf(read(text), lookup)

/** The prompt of a step that asks a model. */
export const promptIn = (text: string, lookup: Lookup): MarkedPrompt =>
  promptWith(read(text), lookup)
