import type { Finding } from '#app/prompts/domain/types'
import { findPrompts } from '#cli/services/checking/find_prompts'
import { Lines, type Place, type PromptInFile } from '#cli/services/checking/prompt_in_file'
import { analyzeOffline } from '#cli/services/improving/offline_engine'

export interface PlacedFinding {
  rule: string
  why: string
  /** What the finding is about, as it stands in the file. */
  start: Place
  end: Place
  excerpt: string
  /** Whether `hone fix` mends it. */
  fixable: boolean
}

export interface CheckedPrompt {
  /** Where in its file it stands; null where it is the whole file. */
  path: string | null
  start: Place
  score: number
  scoreFilled: number
  findings: PlacedFinding[]
}

export interface CheckedFile {
  file: string
  prompts: CheckedPrompt[]
  /** Why it could not be checked, or null. */
  error: string | null
}

const MAX_EXCERPT_LENGTH = 60

/** Checks every prompt of a file. */
export async function checkFile(
  file: string,
  text: string,
  without: string[]
): Promise<CheckedFile> {
  const lines = new Lines(text)
  const prompts: CheckedPrompt[] = []
  for (const found of await findPrompts(file, text)) {
    const { score, findings } = await analyzeOffline(found.text, without)
    prompts.push({
      ...{ path: found.path, start: lines.at(found.places[0]) },
      ...{ score: Math.round(score.value), scoreFilled: Math.round(score.filled) },
      findings: findings.map((one) => placed(one, found, lines)),
    })
  }
  return { file, prompts, error: null }
}

function placed({ rule, why, start, end, edit }: Finding, found: PromptInFile, lines: Lines) {
  const excerpt = found.text.slice(start, end).replace(/\s+/g, ' ').trim()
  return {
    ...{ rule, why, start: lines.at(found.places[start]), end: lines.at(found.places[end]) },
    excerpt:
      excerpt.length > MAX_EXCERPT_LENGTH ? `${excerpt.slice(0, MAX_EXCERPT_LENGTH)}…` : excerpt,
    fixable: edit !== undefined,
  }
}
