import { findPrivate } from '#app/prompts/domain/privacy/find_private'
import { KnownParts } from '#app/prompts/domain/privacy/known_parts'
import type { Private, PrivateKind } from '#app/prompts/domain/privacy/types'

const NAMES: Record<PrivateKind, string> = {
  email: 'EMAIL',
  phone: 'PHONE',
  card: 'CARD',
  account: 'ACCOUNT',
  national_id: 'ID',
  secret: 'SECRET',
  address: 'ADDRESS',
}

const MARK = /⟦[A-Z]{2,8} \d{1,6}⟧/g

/** A text without its private parts, and what each mark stands for. */
export interface Masked {
  text: string
  marks: Map<string, string>
}

/**
 * Puts a mark in the place of each private part ("⟦EMAIL 1⟧"); the same part gets the same mark. A mark that
 * the text already holds is never used.
 */
export function maskPrivate(text: string, parts: Private[]): Masked {
  const { mask, marks } = masking(text)
  return { text: mask(text, parts), marks }
}

/** Several texts, and what each mark in them stands for. */
export interface MaskedTexts {
  texts: string[]
  marks: ReadonlyMap<string, string>
}

/**
 * Several texts without their private parts; the same part has the same mark in all of them. What the words around it
 * give away in one text is masked in the others too.
 */
export function maskTogether(texts: string[]): MaskedTexts {
  const { mask, marks } = masking(texts.join('\n'))
  const found = texts.map((text) => findPrivate(text, Infinity))
  const known = new KnownParts()
  found.forEach((parts, at) => parts.forEach((part) => known.learn(texts[at], part)))
  return { texts: texts.map((text, at) => mask(text, known.allIn(text, found[at]))), marks }
}

/** Masks texts one after the other, with marks that stand in none of them. */
function masking(all: string) {
  const marks = new Map<string, string>()
  const known = new Map<string, string>()
  const freshMark = freshMarks(all)
  const mask = (text: string, parts: Private[]): string => {
    let masked = ''
    let from = 0
    for (const { kind, start, end } of parts) {
      const part = text.slice(start, end)
      const name = known.get(part) ?? freshMark(NAMES[kind])
      known.set(part, name)
      marks.set(name, part)
      masked += text.slice(from, start) + name
      from = end
    }
    return masked + text.slice(from)
  }
  return { mask, marks }
}

function freshMarks(text: string): (name: string) => string {
  const taken = new Set(text.match(MARK))
  const numbers = new Map<string, number>()
  return (name) => {
    let mark: string
    do {
      const number = (numbers.get(name) ?? 0) + 1
      numbers.set(name, number)
      mark = `⟦${name} ${number}⟧`
    } while (taken.has(mark))
    return mark
  }
}

/** Puts the private parts back, wherever their marks stand; other marks stay as they are. */
export function unmask(text: string, marks: ReadonlyMap<string, string>): string {
  return text.replace(MARK, (mark) => marks.get(mark) ?? mark)
}
