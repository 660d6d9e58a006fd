import { checkFile, type CheckedFile } from '#cli/services/checking/check_text'
import { junitOf } from '#cli/services/checking/junit'
import { promptFiles } from '#cli/services/checking/prompt_files'
import { sarifOf } from '#cli/services/checking/sarif'
import { textReport } from '#cli/services/checking/text_report'
import type { Context, GlobalOptions } from '#cli/services/context'
import { EXIT } from '#cli/services/exit_codes'
import { Failure } from '#cli/services/failure'
import { MAX_TEXT_LENGTH, readFileText, readText } from '#cli/services/read_text'

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
  const files = await (named.length === 0 || named[0] === '-'
    ? checkStdin(without)
    : checkAll(await promptFiles(named), without))
  const format = options.json && options.format === 'text' ? 'json' : options.format
  write(context, files, { format, minScore })
  if (isAtFault(files, minScore)) process.exitCode = EXIT.failed
}

async function checkStdin(without: string[]): Promise<CheckedFile[]> {
  return [await checkFile(STDIN_NAME, await readText('-', { usage: USAGE }), without)]
}

async function checkAll(names: string[], without: string[]): Promise<CheckedFile[]> {
  const files: CheckedFile[] = []
  for (const name of names) {
    const text = await readFileText(name)
    if (text.length > MAX_TEXT_LENGTH * 20)
      throw new Failure({ code: 'too_large', message: `${name} is too large to be checked.` })
    files.push(await checkFile(name, text, without))
  }
  return files
}

function isAtFault(files: CheckedFile[], minScore: number | null): boolean {
  const prompts = files.flatMap((file) => file.prompts)
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
    case 'text': {
      const prompts = files.flatMap((file) => file.prompts)
      const findings = prompts.reduce((sum, one) => sum + one.findings.length, 0)
      if (prompts.length > 0) console.write(textReport(files, minScore, console))
      console.note(`${counted(prompts.length, 'prompt')}, ${counted(findings, 'finding')}.`)
      return
    }
    default:
      return format satisfies never
  }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
