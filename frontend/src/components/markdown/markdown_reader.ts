import type { DocumentPart } from '#app/flows/domain/result_file/document_parts'
import type { PlainReason } from '#app/flows/domain/result_file/markdown_bounds'
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

/** Several times what a text within the bounds takes, because other devices are slower. */
const PATIENCE_MS = 8_000

/**
 * Reads Markdown in a thread of its own, one text at a time. A text that takes too long ends the thread. Where no thread
 * can be started, no text is read: nothing would end that.
 */
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
    try {
      this.#worker ??= this.#listen(this.start())
      this.#worker.postMessage(this.#wishes[0].text)
    } catch {
      this.#fail()
    }
  }

  #answer(shown: ShownMarkdown): void {
    this.#callOff?.()
    this.#wishes.shift()?.resolve(shown)
    this.#begin()
  }

  #listen(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<ShownMarkdown>) => {
      if (worker === this.#worker) this.#answer(data)
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      if (worker === this.#worker) this.#fail()
    })
    return worker
  }

  #fail(): void {
    this.#end()
    this.#answer({ parts: [], plainBecause: 'failed' })
  }

  #end(): void {
    this.#worker?.terminate()
    this.#worker = null
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

/** The one of this page. */
export const markdownReader = new MarkdownReader()
