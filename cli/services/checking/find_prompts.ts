import { extname } from 'node:path'
import { promptsInData } from '#cli/services/checking/prompts_in_data'
import { type PromptInFile, verbatim } from '#cli/services/checking/prompt_in_file'

/** The prompts of a file, by its ending: of YAML and JSON the texts of certain keys, of Markdown its prompts. */
export async function findPrompts(name: string, text: string): Promise<PromptInFile[]> {
  switch (extname(name).toLowerCase()) {
    case '.md':
    case '.markdown':
      return inMarkdown(text)
    case '.yaml':
    case '.yml':
    case '.json':
      return promptsInData(text)
    default:
      return whole(text, 0)
  }
}

const FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\r?\n---[^\S\n]*(?:\r?\n|$)/
const PROMPT_FENCE = /^(`{3,}|~{3,})[^\S\n]*prompt\b[^\n]*\n([\s\S]*?)^\1[^\S\n]*$/gm

/** Blocks that are fenced as `prompt`; without any, the whole text below its front matter. */
function inMarkdown(text: string): PromptInFile[] {
  const fenced = [...text.matchAll(PROMPT_FENCE)]
  if (fenced.length === 0) return whole(text, FRONT_MATTER.exec(text)?.[0].length ?? 0)
  return fenced.map(({ 0: block, 2: body, index }, at) =>
    verbatim(body, index + block.indexOf('\n') + 1, fenced.length > 1 ? `prompt ${at + 1}` : null)
  )
}

function whole(text: string, from: number): PromptInFile[] {
  const body = text.slice(from)
  return body.trim() === '' ? [] : [verbatim(body, from)]
}
