import { findPrivate, type PrivateKind } from '#app/prompts/domain/privacy/find_private'
import { worksOnMaterial } from '#app/prompts/domain/reading/layout/data'
import type { Opaque, Reading } from '#app/prompts/domain/reading/reading'
import { dollarVariable } from '#app/prompts/domain/reading/syntax/variable_syntax'
import { nameFrom } from '#app/prompts/domain/templating/variable_names'
import type { Stretch, VariableType } from '#app/prompts/domain/templating/types'
import { materialName } from '#app/prompts/domain/variants/material'

const LONG = 120

/** What signs set apart: pasted material, blanks, quotations, links, and variables of another syntax. */
export function markedStretches(reading: Reading): Stretch[] {
  const { opaque, data } = reading
  const pasted: Stretch[] = data ? [materialAt(reading, data.start, data.end)] : []
  return [
    ...pasted,
    ...opaque.flatMap((stretch) => {
      const found = stretchOf(reading, stretch)
      return found && found.end > found.start ? [found] : []
    }),
  ]
}

function stretchOf(reading: Reading, { kind, start, end }: Opaque): Stretch | null {
  const { text } = reading
  switch (kind) {
    case 'fence':
      return materialAt(reading, ...inside(text, start + 3, end - 3))
    case 'data':
      return taggedAt(reading, start, end)
    case 'quote':
      return quoteAt(text, start + 1, end - 1)
    case 'blank':
      return blankAt(text, start, end)
    case 'link':
      return { kind: 'link', start, end, name: 'link', type: 'text', isLikely: true }
    case 'variable':
      return writtenAt(text, start, end)
    case 'code':
      return null
  }
}

const namesOfMaterial = new WeakMap<Reading, string>()

function nameOfMaterial(reading: Reading): string {
  const isInput = worksOnMaterial(reading) || reading.data !== null
  const name = namesOfMaterial.get(reading) ?? (isInput ? materialName(reading) : 'material')
  namesOfMaterial.set(reading, name)
  return name
}

function materialAt(reading: Reading, start: number, end: number): Stretch {
  const name = nameOfMaterial(reading)
  return { kind: 'material', start, end, name, type: 'long_text', isLikely: true }
}

/** Without the line of the opening mark, and the space at both ends. */
function inside(text: string, from: number, to: number): [number, number] {
  const opening = /^[\w-]*\n/.exec(text.slice(from, from + 40))?.[0].length ?? 0
  return trimmed(text, from + opening, Math.max(from + opening, to))
}

/** Named by its tags; a table has none. */
function taggedAt(reading: Reading, start: number, end: number): Stretch {
  const tag = /^<([^>]+)>/.exec(reading.text.slice(start, end))
  if (!tag) return materialAt(reading, start, end)
  const [from, to] = trimmed(reading.text, start + tag[0].length, end - tag[0].length - 1)
  return { ...materialAt(reading, from, to), name: nameFrom(tag[1], 'material') }
}

function trimmed(text: string, from: number, to: number): [number, number] {
  let [start, end] = [from, to]
  while (start < end && /\s/.test(text[start])) start++
  while (end > start && /\s/.test(text[end - 1])) end--
  return [start, end]
}

const QUOTED =
  /\b(title|slogan|name|subject|headline|tagline|phrase|word|question|keyword|motto|product|company|campaign|theme|topic|sentence|message)(?: (?:is|it|line|of))?[\s:,(]*$/i

function quoteAt(text: string, start: number, end: number): Stretch {
  const before = text.slice(Math.max(0, start - 30), start - 1)
  const name = QUOTED.exec(before)?.[1].toLowerCase()
  const type = lengthType(text, start, end)
  const isLikely = name !== undefined || /\s/.test(text.slice(start, end))
  return { kind: 'quote', start, end, name: name ?? 'quote', type, isLikely }
}

const lengthType = (text: string, start: number, end: number): VariableType =>
  end - start > LONG || text.slice(start, end).includes('\n') ? 'long_text' : 'text'

const TYPES: [type: VariableType, label: RegExp][] = [
  [
    'long_text',
    /\b(?:paste|insert)\b|\b(?:text|article|transcript|document|notes|code|data|email)\b/i,
  ],
  ['date', /\b(?:dates?|day|deadline|when)\b/i],
  ['number', /\b(?:how many|number|budget|price|count|percent)\b/i],
]

function blankAt(text: string, start: number, end: number): Stretch {
  const label = text.slice(start + 1, end - 1)
  const type = TYPES.find(([, pattern]) => pattern.test(label))?.[0] ?? 'text'
  return { kind: 'blank', start, end, name: nameFrom(label, 'blank'), type, isLikely: true }
}

/** A variable of another syntax. `{{name}}` is one of Hone already, and `$name` belongs to code. */
function writtenAt(text: string, start: number, end: number): Stretch | null {
  const written = text.slice(start, end)
  if (written.startsWith('{{')) return null
  const about = { kind: 'written', start, end, type: 'text', isLikely: true } as const
  if (written[0] !== '$')
    return { ...about, name: nameFrom(written.replaceAll(/[{}<>%]/g, ' '), 'value') }
  const found = dollarVariable(text, start)
  if (!found) return null
  const { preset } = found
  return { ...about, name: nameFrom(found.name, 'value'), ...(preset !== null && { preset }) }
}

const PRIVATE_NAMES: Record<PrivateKind, string> = {
  email: 'email',
  phone: 'phone',
  card: 'card_number',
  account: 'account',
  national_id: 'id_number',
  secret: 'secret',
  address: 'address',
}

/** Personal data and secrets, which hardly belong into a template. */
export const privateStretches = (text: string): Stretch[] =>
  findPrivate(text).map(({ kind, start, end }) => ({
    kind: 'private',
    start,
    end,
    name: PRIVATE_NAMES[kind],
    type: 'text',
    isLikely: true,
  }))
