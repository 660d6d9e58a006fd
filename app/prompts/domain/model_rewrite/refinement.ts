import type { Message } from '#app/ai/domain/exchange'
import { guard, type Lost } from '#app/prompts/domain/guard'
import type { IsWord } from '#app/prompts/domain/guard/unknown_words'
import type { RewriteAnswer } from '#app/prompts/domain/model_rewrite/answer'
import { editsBetween } from '#app/prompts/domain/model_rewrite/edits_between'
import { isTooLong, type Problem } from '#app/prompts/domain/model_rewrite/check_rewrite'
import { DATA, REWRITE_FORM } from '#app/prompts/domain/model_rewrite/messages'
import { stillAsks } from '#app/prompts/domain/model_rewrite/still_asks'
import { read } from '#app/prompts/domain/reading/read'
import { LANGUAGES } from '#app/prompts/domain/templating/name_stretches'
import type { Edit } from '#app/prompts/domain/types'

/** Asks for a prompt to be changed as its writer says, and not otherwise. */
export function refineMessages(original: string, instruction: string): Message[] {
  return [
    {
      role: 'system',
      content: [
        `You change prompts that people write for an AI assistant. ${DATA} The field "instruction" comes from the person who wrote it, and says how the wording of the prompt is to change.`,
        'Change what the instruction asks for, and leave everything else as it is, word for word.',
        'Keep every name, number, date, amount, quotation, link, variable (such as {{name}}), blank in square brackets and negation exactly as written, unless the instruction says otherwise.',
        'Keep the language of the original, unless the instruction names another.',
        'Do not do the work and do not answer the prompt: return the changed prompt. Invent no facts; what is unknown becomes a blank in square brackets.',
        REWRITE_FORM,
      ].join('\n'),
    },
    { role: 'user', content: JSON.stringify({ original, instruction }) },
  ]
}

/** A prompt as it reads after an instruction; `lost` is what it no longer says. */
export interface Refined {
  text: string
  edits: Edit[]
  lost: Lost[]
}

export type CheckedRefinement = { problems: Problem[]; refined: Refined }

/**
 * Looks at what a model made of a prompt on instruction. Losing a part is a problem only while it can be put right: the
 * person may have asked for it, so it is told and not forbidden.
 */
export function checkRefinement(
  original: string,
  instruction: string,
  answer: RewriteAnswer,
  isWord?: IsWord
): CheckedRefinement {
  const text = answer.text.trim()
  const [before, after] = [read(original), read(text)]
  const guarded = guard(original, text, before.language === 'english' ? isWord : undefined)
  const lowercase = instruction.toLowerCase()
  const lost = guarded.ok
    ? []
    : guarded.lost.filter((part) => !lowercase.includes(part.text.toLowerCase()))
  const problems: Problem[] = []
  if (text === original.trim()) problems.push({ kind: 'unchanged' })
  if (lost.length) problems.push({ kind: 'lost', lost })
  if (
    before.language !== 'unknown' &&
    after.language !== before.language &&
    !namesLanguage(lowercase)
  )
    problems.push({ kind: 'language' })
  if (isTooLong(original, text)) problems.push({ kind: 'too_long' })
  if (!namesLanguage(lowercase) && !stillAsks(before, after)) problems.push({ kind: 'answered' })
  return { problems, refined: { text, edits: editsBetween(original, text, answer.changes), lost } }
}

const namesLanguage = (text: string) =>
  LANGUAGES.some((language) => text.includes(language.toLowerCase()))
