import { styleText } from 'node:util'
import { visible } from '#cli/services/visible'

type Style = Parameters<typeof styleText>[0]

export interface ConsoleOptions {
  json: boolean
  quiet: boolean
  verbose: boolean
  /** Whether color is allowed at all. */
  color: boolean
  /** Whether questions are allowed. */
  questions: boolean
  /** Without pictures, for screen readers. */
  plain: boolean
}

const DEFAULT_COLUMNS = 80
const MIN_COLUMNS = 20

/** What is written where: data to stdout, everything else to stderr. */
export class Console {
  constructor(readonly options: ConsoleOptions) {}

  /** Whether both ends are a person's terminal, so that questions and pictures have a sense. */
  get isInteractive(): boolean {
    const { json, questions } = this.options
    return !json && questions && Boolean(process.stdin.isTTY && process.stdout.isTTY)
  }

  get canDraw(): boolean {
    return this.isInteractive && !this.options.plain
  }

  get columns(): number {
    return Math.max(process.stdout.columns ?? DEFAULT_COLUMNS, MIN_COLUMNS)
  }

  /** Data. A line end follows. */
  write(text: string): void {
    process.stdout.write(`${text}\n`)
  }

  /** A text of somebody else: in a terminal without what would steer it, elsewhere as it is. */
  writeText(text: string): void {
    this.write(process.stdout.isTTY ? visible(text) : text)
  }

  /** Data as it is, without a line end. */
  writeRaw(text: string | Uint8Array): void {
    process.stdout.write(text)
  }

  /** One JSON document. */
  document(value: unknown): void {
    this.write(JSON.stringify(value, null, 2))
  }

  /** Something of a stream of JSON documents, one per line. */
  event(value: unknown): void {
    this.write(JSON.stringify(value))
  }

  /** A message for a person. */
  note(text: string): void {
    if (!this.options.quiet) process.stderr.write(`${text}\n`)
  }

  /** A message that is shown with `--quiet` as well. */
  complain(text: string): void {
    process.stderr.write(`${text}\n`)
  }

  detail(text: string): void {
    if (this.options.verbose) this.note(this.paintNote('dim', text))
  }

  /** Whether the data is shown in color. */
  get hasColor(): boolean {
    return this.options.color && Boolean(process.stdout.isTTY)
  }

  /** Colors a part of the data, where stdout shows colors. */
  paint(style: Style, text: string): string {
    return paintFor(process.stdout, this.options.color, style, text)
  }

  /** Colors a part of a message, where stderr shows colors. */
  paintNote(style: Style, text: string): string {
    return paintFor(process.stderr, this.options.color, style, text)
  }
}

function paintFor(stream: NodeJS.WriteStream, allowed: boolean, style: Style, text: string) {
  return allowed && stream.isTTY ? styleText(style, text, { validateStream: false }) : text
}
