import { oneLine, type ExportedPrompt } from '#app/prompts/domain/export/exported_prompt'
import { WORDS } from '#app/prompts/domain/export/words'

/** A heading with the title, the content, the list of improvements and the reasoning. */
export function toMarkdown({ title, content, improvements, reasoning }: ExportedPrompt): string {
  const sections = [`# ${oneLine(title)}`, content.trimEnd()]
  if (improvements.length > 0) {
    const list = improvements.map((improvement) => `- ${oneLine(improvement)}`).join('\n')
    sections.push(`## ${WORDS.improvements}`, list)
  }
  if (reasoning.trim() !== '') sections.push(`## ${WORDS.reasoning}`, reasoning.trim())
  return withNewline(sections.join('\n\n'))
}

/** The content and nothing else. */
export function toText({ content }: ExportedPrompt): string {
  return withNewline(content)
}

/** The same fields as JSON, indented. */
export function toJson(prompt: ExportedPrompt): string {
  const { title, content, improvements, reasoning, score } = prompt
  const fields = { title, content, improvements, reasoning, score }
  return withNewline(JSON.stringify(fields, null, 2))
}

function withNewline(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`
}
