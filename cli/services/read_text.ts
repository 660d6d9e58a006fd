import { readFile, stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type DecodedText, decodeText } from '#app/core/domain/text_encoding'
import type { Console } from '#cli/services/console'
import { Failure, misuse } from '#cli/services/failure'

/** As on the server: a longer text is refused there. */
export const MAX_TEXT_LENGTH = 50_000
/** Of a file in which prompts are looked for. */
const MAX_FILE_BYTES = 1_000_000
const STDIN = '-'

/**
 * A text from an argument, or from stdin where the argument is `-` or missing.
 * @throws Failure where there is none, where it is too long, or where nobody would ever end it
 */
export async function readText(
  given: string | undefined,
  { file, usage }: { file?: string; usage: string }
): Promise<string> {
  const text = given === STDIN ? undefined : given
  const path = file === STDIN ? undefined : file
  if (text !== undefined && path !== undefined)
    throw misuse('Give a text or a file, not both.', usage)
  if (text !== undefined) return checked(text)
  if (path !== undefined) return checked(await readFileText(path))
  // Nobody knows that a program waits for them to type, unless they have said so.
  if (process.stdin.isTTY && given === undefined && file === undefined)
    throw misuse('There is no text.', usage)
  const { text: piped } = await decoded(await buffer(process.stdin), 'stdin')
  return checked(piped)
}

/** Whether the text comes from stdin. @throws Failure where files are named beside it: they would not be looked at */
export function isFromStdin(named: string[], usage: string): boolean {
  if (named.length > 1 && named.includes(STDIN))
    throw misuse('stdin and files cannot be read together.', usage)
  return named.length === 0 || named[0] === STDIN
}

/** A file with prompts. @throws Failure where it cannot be read, or is larger than any such file */
export async function readPromptFile(path: string): Promise<string> {
  const { text } = await readSmallFile(path)
  return text
}

/**
 * The same for a file that is written back, which is done in UTF-8 only.
 * @throws Failure also where it is in another encoding
 */
export async function readOwnFile(path: string): Promise<string> {
  const { text, encoding } = await readSmallFile(path)
  if (encoding === 'utf-8') return text
  throw new Failure({
    code: 'not_utf8',
    message: `${path} is not in UTF-8, in which it would be written.`,
    next: 'Convert it, for example with iconv, or leave it out.',
  })
}

async function readSmallFile(path: string): Promise<DecodedText> {
  const found = await stat(path).catch(() => null)
  if (found && found.size > MAX_FILE_BYTES)
    throw new Failure({ code: 'too_large', message: `${path} is larger than 1 MB.` })
  return readDecoded(path)
}

/** @throws Failure where the file cannot be read as text */
export async function readFileText(path: string): Promise<string> {
  const { text } = await readDecoded(path)
  return text
}

async function readDecoded(path: string): Promise<DecodedText> {
  try {
    return await decoded(await readFile(path), path)
  } catch (error) {
    if (error instanceof Failure) throw error
    throw unreadable(path, error as NodeJS.ErrnoException)
  }
}

/** Text in any encoding. Where that is guessed, it is said, whatever else is shown. */
async function decoded(bytes: Uint8Array, name: string): Promise<DecodedText> {
  const read = await decodeText(bytes)
  if (!read) throw new Failure({ code: 'not_text', message: `${name} is not a text file.` })
  if (read.isGuess)
    process.stderr.write(
      `${name} does not tell its encoding. It was read as ${read.encoding}; save it in UTF-8 if letters are wrong.\n`
    )
  return read
}

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EACCES: 'you may not read it',
  EISDIR: 'it is a folder',
}

const unreadable = (path: string, { code = '', message }: NodeJS.ErrnoException) =>
  new Failure({
    code: 'unreadable',
    message: `${path} cannot be read: ${REASONS[code] ?? message}.`,
  })

function checked(text: string): string {
  if (text.trim() === '') throw misuse('The text is empty.')
  if (text.length > MAX_TEXT_LENGTH)
    throw misuse(
      `The text has ${text.length} characters; at most ${MAX_TEXT_LENGTH} are possible.`,
      'Shorten it, or put long material into a variable.'
    )
  return text
}

/** Asks for yes or no. Without a terminal the answer is no, unless `--yes` was given. */
export async function confirm(console: Console, question: string, yes = false): Promise<boolean> {
  if (yes) return true
  if (!console.isInteractive) return false
  const { createInterface } = await import('node:readline/promises')
  // A picture that was shown before lets the program end without waiting for keys.
  process.stdin.ref()
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = await lines.question(`${question} [y/N] `)
    return /^y(es)?$/i.test(answer.trim())
  } finally {
    lines.close()
  }
}
