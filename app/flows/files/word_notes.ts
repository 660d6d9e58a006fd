import { TextBuilder } from '#app/flows/files/text_builder'
import { WordReader, type NoteKind } from '#app/flows/files/word_reader'
import type { WordStyles } from '#app/flows/files/word_styles'
import type { WordElement, WordFollower } from '#app/flows/files/word_xml'

interface Note {
  mark: string
  kind: NoteKind
  text: TextBuilder
}

const INDENT = '    '

/** Follows the notes of a Word document that its text refers to. They are numbered as they are met there. */
export class WordNotes implements WordFollower {
  #notes = new Map<string, Note>()
  #reader: WordReader | null = null
  #depth = 0

  constructor(private readonly styles: WordStyles) {}

  get parts(): ('footnotes' | 'endnotes')[] {
    const kinds = new Set([...this.#notes.values()].map(({ kind }) => kind))
    return [...kinds].map((kind) => `${kind}s` as const)
  }

  /** The mark of a note, as in Markdown. */
  mark = (kind: NoteKind, id: string): string => {
    const key = `${kind} ${id}`
    const mark = `[^${this.#notes.size + 1}]`
    if (!this.#notes.has(key)) this.#notes.set(key, { mark, kind, text: new TextBuilder() })
    return this.#notes.get(key)!.mark
  }

  open(element: WordElement): void {
    const note = this.#notes.get(`${element.name} ${element.attribute('id')}`)
    if (!this.#reader && note) {
      this.#reader = new WordReader(note.text, this.styles, () => '')
      this.#depth = 0
    }
    this.#depth += 1
    this.#reader?.open(element)
  }

  read(text: string): void {
    this.#reader?.read(text)
  }

  close(): void {
    this.#reader?.close()
    this.#depth -= 1
    if (this.#depth === 0) this.#reader = null
  }

  /** A line for each note, below the text. */
  addTo(builder: TextBuilder): void {
    const written = [...this.#notes.values()].filter(({ text }) => !text.isEmpty)
    written.forEach(({ mark, text }, at) => {
      builder.add(at === 0 ? '\n\n' : '\n')
      builder.add(`${mark}: ${text.text.replace(/\n+/g, `\n${INDENT}`)}`)
    })
  }
}
