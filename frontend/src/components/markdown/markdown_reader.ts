import type { DocumentPart } from '#app/flows/domain/result_file/document_parts'
import type { PlainReason } from '#app/flows/domain/result_file/markdown_bounds'
import { markdownReading } from '#app/flows/domain/result_file/read_markdown'
import { allowOwnScripts } from '#frontend/lib/engine/own_scripts'

export interface ShownMarkdown {
  parts: DocumentPart[]
  /** Why the text is shown as it is; null where its Markdown is shown. */
  plainBecause: PlainReason | 'slow' | 'failed' | null
}

/** Calls `act` unless it is called off before. */
type Later = (act: () => void) => () => void

interface Wish {
  text: string
  resolve: (shown: ShownMarkdown) => void
}

/** Several times what the longest text within the bounds takes. */
const PATIENCE_MS = 15_000

/** Reads Markdown in a thread of its own, one text at a time. A text that takes too long ends the thread. */
export class MarkdownReader {
  #worker: Worker | null = null
  #wishes: Wish[] = []
  #callOff: (() => void) | null = null

  constructor(
    private start: () => Worker = startWorker,
    private later: Later = afterPatience
  ) {}

  read(text: string): Promise<ShownMarkdown> {
    return new Promise((resolve) => {
      this.#wishes.push({ text, resolve })
      if (this.#wishes.length === 1) this.#begin()
    })
  }

  #begin(): void {
    if (this.#wishes.length === 0) return
    this.#callOff = this.later(() => {
      this.#end()
      this.#answer({ parts: [], plainBecause: 'slow' })
    })
    this.#worker ??= this.#listen(this.start())
    this.#worker.postMessage(this.#wishes[0].text)
  }

  #answer(shown: ShownMarkdown): void {
    this.#callOff?.()
    this.#wishes.shift()?.resolve(shown)
    this.#begin()
  }

  #listen(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<ShownMarkdown>) =>
      this.#answer(data)
    )
    // Where no thread can be started, the page reads the text itself.
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      this.#end()
      if (this.#wishes.length > 0) this.#answer(readHere(this.#wishes[0].text))
    })
    return worker
  }

  #end(): void {
    this.#worker?.terminate()
    this.#worker = null
  }
}

function readHere(text: string): ShownMarkdown {
  try {
    return markdownReading(text)
  } catch {
    return { parts: [], plainBecause: 'failed' }
  }
}

function startWorker(): Worker {
  allowOwnScripts()
  return new Worker(new URL('./markdown_worker.ts', import.meta.url), { type: 'module' })
}

const afterPatience: Later = (act) => {
  const timer = setTimeout(act, PATIENCE_MS)
  return () => clearTimeout(timer)
}
