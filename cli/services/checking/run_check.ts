import { checkFile, type CheckedFile } from '#cli/services/checking/check_text'
import { requireKnownRules } from '#cli/services/checking/known_rules'
import { junitOf } from '#cli/services/checking/junit'
import { noPrompt, promptFiles } from '#cli/services/checking/prompt_files'
import { sarifOf } from '#cli/services/checking/sarif'
import { textReport } from '#cli/services/checking/text_report'
import type { Context, GlobalOptions } from '#cli/services/context'
import type { Console } from '#cli/services/console'
import { EXIT } from '#cli/services/exit_codes'
import { Failure, misuse } from '#cli/services/failure'
import { visible } from '#cli/services/visible'
import { isFromStdin, readPromptFile, readText } from '#cli/services/read_text'

export interface CheckOptions extends GlobalOptions {
  minScore?: number
  format: 'text' | 'json' | 'sarif' | 'junit'
  without?: string[]
}

const STDIN_NAME = 'stdin'
const USAGE = 'hone check prompts/*.md, or: hone check - < prompt.txt'

/** Checks the prompts in some files. It fails where one scores too low or, without a least score, where anything is found. */
export async function runCheck(context: Context, named: string[], options: CheckOptions) {
  const { minScore = null, without = [] } = options
  if (options.json && options.format === 'junit')
    throw misuse('--json and --format junit cannot be used together.')
  await requireKnownRules(without)
  const files = await (isFromStdin(named, USAGE)
    ? checkStdin(without)
    : checkAll(await promptFiles(named), without))
  const format = options.json && options.format === 'text' ? 'json' : options.format
  write(context, files, { format, minScore })
  if (files.every(({ prompts, error }) => prompts.length === 0 && error === null))
    throw noPrompt(named)
  if (isAtFault(files, minScore)) process.exitCode = EXIT.failed
}

async function checkStdin(without: string[]): Promise<CheckedFile[]> {
  return [await checkFile(STDIN_NAME, await readText('-', { usage: USAGE }), without)]
}

/** A file that cannot be checked is reported as such, and the others are checked all the same. */
async function checkAll(names: string[], without: string[]): Promise<CheckedFile[]> {
  const files: CheckedFile[] = []
  for (const name of names) {
    try {
      files.push(await checkFile(name, await readPromptFile(name), without))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      files.push({ file: name, prompts: [], error: error.message })
    }
  }
  return files
}

function isAtFault(files: CheckedFile[], minScore: number | null): boolean {
  const prompts = files.flatMap((file) => file.prompts)
  if (files.some(({ error }) => error !== null)) return true
  return minScore === null
    ? prompts.some(({ findings }) => findings.length > 0)
    : prompts.some(({ score }) => score < minScore)
}

interface Shown {
  format: CheckOptions['format']
  minScore: number | null
}

function write(context: Context, files: CheckedFile[], { format, minScore }: Shown): void {
  const { console, version } = context
  switch (format) {
    case 'json':
      return console.document({ files })
    case 'sarif':
      return console.document(sarifOf(files, version, minScore))
    case 'junit':
      return console.write(junitOf(files, minScore))
    case 'text':
      return writeText(console, files, minScore)
    default:
      return format satisfies never
  }
}

function writeText(console: Console, files: CheckedFile[], minScore: number | null): void {
  const prompts = files.flatMap((file) => file.prompts)
  const findings = prompts.reduce((sum, one) => sum + one.findings.length, 0)
  if (prompts.length > 0) console.write(textReport(files, minScore, console))
  for (const { file, error } of files)
    if (error !== null) console.complain(visible(`hone: ${named(file, error)}`))
  console.note(`${counted(prompts.length, 'prompt')}, ${counted(findings, 'finding')}.`)
}

/** An error with its file, unless its sentence names that already. */
const named = (file: string, error: string): string =>
  error.includes(file) ? error : `${file}: ${error}`

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
