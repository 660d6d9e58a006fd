import { isBlankText } from '#app/core/domain/blank_text'
import {
  type Properties,
  type PropertyNames,
  propertyOf,
} from '#app/content/domain/sync/property_names'
import { type PropertyValue, readProperty } from '#app/content/domain/sync/read_property'

/** What is wrong with one field of a page. `field` is what the property is called in Notion, or Body. */
export interface PageFault {
  field: string
  message: string
}

export const BODY = 'Body'
const MAX_FAULTS = 20
const MAX_NAME_LENGTH = 100

interface TextWish {
  most: number
  isRequired?: boolean
}

/** Reads the fields of one page, and collects what is wrong with them. */
export class PageReader {
  readonly faults: PageFault[] = []

  constructor(
    private properties: Properties,
    private names: PropertyNames
  ) {}

  report(field: string, message: string): void {
    const name = (this.names[field] || field).slice(0, MAX_NAME_LENGTH).toWellFormed()
    if (this.faults.length < MAX_FAULTS) this.faults.push({ field: name, message })
  }

  value(field: string): PropertyValue {
    const property = propertyOf(this.properties, this.names, field)
    if (property === undefined) return null
    const reading = readProperty(property)
    if (reading.ok) return reading.value
    this.report(field, `A property of the type ${safe(reading.type)} cannot be read here.`)
    return null
  }

  /** A text on one line. */
  line(field: string, wish: TextWish): string {
    return this.checked(field, String(this.#textOf(field)).replaceAll(/\s+/gu, ' '), wish)
  }

  text(field: string, wish: TextWish): string {
    return this.checked(field, this.#textOf(field), wish)
  }

  checked(field: string, text: string, { most, isRequired = false }: TextWish): string {
    const trimmed = text.trim()
    const fault = faultOf(trimmed, most, isRequired)
    if (fault) this.report(field, fault)
    return fault ? '' : trimmed
  }

  flag(field: string, fallback: boolean): boolean {
    const value = this.value(field)
    if (typeof value === 'boolean') return value
    if (value !== null) this.report(field, 'This must be a checkbox.')
    return fallback
  }

  wholeNumber(field: string, fallback: number, most: number): number {
    const value = this.value(field)
    if (value === null) return fallback
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most)
      return value
    this.report(field, `This must be a whole number from 0 to ${most}.`)
    return fallback
  }

  /** The entries of a multi-select, or of a text with commas. */
  entries(field: string, wish: { most: number; mostLength: number }): string[] {
    const value = this.value(field)
    const all = Array.isArray(value) ? value : value === null ? [] : String(value).split(',')
    const entries = [...new Set(all.map((one) => one.trim()).filter((one) => one !== ''))]
    if (entries.length > wish.most) this.report(field, `There are more than ${wish.most} entries.`)
    for (const one of entries.slice(0, wish.most))
      this.checked(field, one, { most: wish.mostLength })
    return entries
  }

  #textOf(field: string): string {
    const value = this.value(field)
    return value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value)
  }
}

function faultOf(text: string, most: number, isRequired: boolean): string | null {
  if (isRequired && isBlankText(text)) return 'This is empty.'
  if (text.length > most) return `This has ${text.length} characters; at most ${most} are allowed.`
  return text.isWellFormed() && !text.includes('\0') ? null : 'This has a broken character.'
}

/** A text of an outside service as part of a sentence. */
export const safe = (text: string): string =>
  text
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
