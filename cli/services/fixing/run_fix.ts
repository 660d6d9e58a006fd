import { requireKnownRules } from '#cli/services/checking/known_rules'
import { noPrompt, promptFiles } from '#cli/services/checking/prompt_files'
import { findPrompts } from '#cli/services/checking/find_prompts'
import type { Context, GlobalOptions } from '#cli/services/context'
import { EXIT } from '#cli/services/exit_codes'
import { misuse } from '#cli/services/failure'
import { type Choose, editsFor, fixText } from '#cli/services/fixing/fix_text'
import { markedChanges } from '#cli/services/improving/marked_changes'
import { isFromStdin, readOwnFile, readText } from '#cli/services/read_text'
import { writeFileText } from '#cli/services/write_file'

export interface FixOptions extends GlobalOptions {
  write?: boolean
  diff?: boolean
  interactive?: boolean
  without?: string[]
}

interface FixedFile {
  file: string
  text: string
  /** How many prompts were found in it. */
  prompts: number
  made: number
  left: number
}

const STDIN_NAME = 'stdin'
const USAGE = 'hone fix prompt.txt, or: hone fix - < prompt.txt'

/** Makes the safe edits in files, and prints the texts or, with `--write`, writes the files. */
export async function runFix(context: Context, named: string[], options: FixOptions) {
  if (options.json && options.diff) throw misuse('--json and --diff cannot be used together.')
  await requireKnownRules(options.without)
  const isStdin = isFromStdin(named, USAGE)
  const names = isStdin ? [STDIN_NAME] : await promptFiles(named)
  requireSense(context, { named, isStdin, count: names.length }, options)
  const choose = await chooser(options)
  const fixed: FixedFile[] = []
  for (const name of names) {
    const text = isStdin ? await readText('-', { usage: USAGE }) : await readOwnFile(name)
    if (options.diff) await showDiff(context, name, text, options)
    else fixed.push(await fixFile(name, text, { without: options.without ?? [], choose }))
  }
  if (options.diff) return
  if (fixed.every(({ prompts }) => prompts === 0)) throw noPrompt(named)
  await put(context, fixed, options)
  report(context, fixed, options)
}

/** @throws Failure where the options do not fit one another */
function requireSense(
  { console }: Context,
  { named, isStdin, count }: { named: string[]; isStdin: boolean; count: number },
  { write, diff, json, interactive }: FixOptions
): void {
  if (count === 0) throw noPrompt(named)
  if (isStdin && write) throw misuse('--write needs files.', USAGE)
  if (interactive && !console.isInteractive)
    throw misuse('--interactive needs a terminal at both ends.')
  if (count > 1 && !write && !diff && !json)
    throw misuse('Several files cannot be printed as one.', 'Add --write or --diff.')
}

async function chooser({ interactive }: FixOptions): Promise<Choose> {
  if (!interactive) return async (_text, edits) => edits
  const { reviewEdits } = await import('#cli/ui/review_edits')
  return reviewEdits
}

async function fixFile(
  file: string,
  text: string,
  { without, choose }: { without: string[]; choose: Choose }
): Promise<FixedFile> {
  const fixed: FixedFile = { file, text: '', prompts: 0, made: 0, left: 0 }
  let from = 0
  for (const prompt of await findPrompts(file, text)) {
    fixed.prompts += 1
    const [start, end] = [prompt.places[0], prompt.places.at(-1)!]
    // Within YAML and JSON an edit would have to be quoted: it is left to the author.
    if (!prompt.isVerbatim) {
      const edits = await editsFor(prompt.text, without)
      fixed.left += edits.length
      continue
    }
    const result = await fixText(prompt.text, without, choose)
    fixed.text += text.slice(from, start) + result.text
    fixed.made += result.made
    fixed.left += result.left
    from = end
  }
  return { ...fixed, text: fixed.text + text.slice(from) }
}

async function showDiff(context: Context, file: string, text: string, options: FixOptions) {
  for (const prompt of await findPrompts(file, text)) {
    const edits = await editsFor(prompt.text, options.without ?? [])
    const name = prompt.path === null ? file : `${file} (${prompt.path})`
    context.console.write(context.console.paint('bold', name))
    context.console.write(markedChanges(prompt.text, edits, context.console))
  }
}

async function put(context: Context, fixed: FixedFile[], { write, json }: FixOptions) {
  if (write) for (const { file, text, made } of fixed) if (made > 0) await writeFileText(file, text)
  if (json) context.console.document({ files: fixed })
  else if (!write) context.console.writeRaw(fixed[0].text)
}

function report({ console, isJson }: Context, fixed: FixedFile[], { write }: FixOptions): void {
  for (const { file, made, left } of isJson ? [] : fixed) {
    const rest = left > 0 ? `, ${left} left` : ''
    console.note(`${file}: ${made} ${made === 1 ? 'edit' : 'edits'}${rest}.`)
  }
  if (write && fixed.some(({ left }) => left > 0)) process.exitCode = EXIT.failed
}
