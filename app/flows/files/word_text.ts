import { FileFailure } from '#app/flows/files/file_failure'
import { TextBuilder } from '#app/flows/files/text_builder'
import { WordArchive, type WordPart } from '#app/flows/files/word_archive'
import { WordNotes } from '#app/flows/files/word_notes'
import { WordReader } from '#app/flows/files/word_reader'
import { WordStyles } from '#app/flows/files/word_styles'
import { type WordFollower, wordParser } from '#app/flows/files/word_xml'

/**
 * The text of a Word document: paragraphs, items of lists with a dash, rows of tables with a tab between cells, formulas in
 * one line, and notes at the end. Comments, headers, hidden text and what was deleted are left out.
 * @throws FileFailure, or what the XML parser throws
 */
export function wordText(bytes: Uint8Array): string {
  const archive = new WordArchive(bytes)
  const styles = new WordStyles()
  follow(archive, 'styles', styles)
  const notes = new WordNotes(styles)
  const builder = new TextBuilder()
  const reader = new WordReader(builder, styles, notes.mark)
  if (!follow(archive, 'document', reader)) throw new FileFailure('archive')
  for (const part of notes.parts) follow(archive, part, notes)
  notes.addTo(builder)
  return builder.text
}

/** @returns whether there is such a part */
function follow(archive: WordArchive, part: WordPart, follower: WordFollower): boolean {
  const parser = wordParser(follower)
  const isThere = archive.unpack(part, parser.take)
  if (isThere) parser.end()
  return isThere
}
