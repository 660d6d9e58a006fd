import { ESLint } from 'eslint'

const eslint = new ESLint()

export interface Report {
  rule: string
  message: string
}

/** Returns what our own rules report for `code`, as if it were in the file at `filePath`. */
export async function lintText(filePath: string, code: string): Promise<Report[]> {
  const [result] = await eslint.lintText(code, { filePath })
  const broken = result.messages.find(({ fatal }) => fatal)
  if (broken) throw new Error(`${filePath}: ${broken.message}`)
  return result.messages
    .filter(({ ruleId }) => /^(boundaries|texts)\//.test(ruleId ?? ''))
    .map(({ ruleId, message }) => ({ rule: ruleId ?? '', message }))
}

/** Returns every rule of our own that applies to a file. */
export async function rulesFor(filePath: string): Promise<string[]> {
  const config = await eslint.calculateConfigForFile(filePath)
  return Object.keys(config.rules).filter((rule) => /^(boundaries|texts)\//.test(rule))
}
