import { ESLint } from 'eslint'

const eslint = new ESLint()

export interface Report {
  rule: string
  message: string
}

/** What our own rules say about a text, as if it stood in that file. */
export async function lintText(filePath: string, code: string): Promise<Report[]> {
  const [result] = await eslint.lintText(code, { filePath })
  const broken = result.messages.find(({ fatal }) => fatal)
  if (broken) throw new Error(`${filePath}: ${broken.message}`)
  return result.messages
    .filter(({ ruleId }) => /^(walls|texts)\//.test(ruleId ?? ''))
    .map(({ ruleId, message }) => ({ rule: ruleId ?? '', message }))
}

/** Every rule of ours that holds in a file. */
export async function rulesFor(filePath: string): Promise<string[]> {
  const config = await eslint.calculateConfigForFile(filePath)
  return Object.keys(config.rules).filter((rule) => /^(walls|texts)\//.test(rule))
}
