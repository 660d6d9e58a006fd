/** A prompt, or one variant of it, as it leaves. `score` is that of `content` as it is written, 0 to 100, or null where it has none. */
export interface ExportedPrompt {
  title: string
  content: string
  improvements: string[]
  reasoning: string
  score: number | null
}

/** `content` is text for the plain formats and bytes for the others. */
export interface ExportFile {
  name: string
  type: string
  content: string | Uint8Array<ArrayBuffer>
  /** Characters for which a PDF has no letter, each once; empty in every other format. */
  unset: string[]
}

/** Any white space as one blank: what a heading or an entry of a list can hold. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
