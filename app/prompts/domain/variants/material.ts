import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Edit } from '#app/prompts/domain/types'
import type { Brief } from '#app/prompts/domain/variants/brief'

const NAMES =
  /^(?:article|text|email|document|transcript|report|notes|code|message|review|reviews|letter|table|list|data|sentence|paragraph|essay|contract|resume|story|feedback|tickets?|conversation|chapter|paper|comments|post|poem|recipe|minutes|listing|agreement|logs?|spreadsheet|proposal|brief|leaflet|page|slides)$/
/** "A table from this contract" is made of the contract. */
const POINTS_AT = /^(?:this|these|my|our|the|from|of|following|attached)$/
const SHORT = 60
const FENCE = '```'
/** A call at the end of a line, or a line that opens a definition, an assignment or a query. */
const CODE =
  /\w\((?!e?s\))[^()\n]*\)[;)]*[ \t]*$|^[ \t]*(?:def \w+\(|function \w*\(|(?:const|let|var) \w+ =|class \w+[:({]|SELECT )/m

/** What the material is called, from the request: "article", else "text". */
export function materialName({ goal, sentences, tokens, family }: Reading): string {
  if (goal === null) return 'text'
  const { from, to } = sentences[goal]
  const words = tokens.slice(from, to).map(({ word }) => word)
  const pointed = words.find((word, at) => NAMES.test(word) && POINTS_AT.test(words[at - 1] ?? ''))
  const name = pointed ?? words.find((word) => NAMES.test(word))
  return name ?? (family === 'analyze' ? 'data' : 'text')
}

/** A marked place for material that the request needs and does not have. */
export function materialPlace({ reading, requestTraits }: Brief): string | null {
  if (!requestTraits.lacksMaterial()) return null
  const name = materialName(reading)
  return `<${name}>\n[paste the ${name} here]\n</${name}>`
}

/** Marks around pasted material: quotation marks for a short line, tags for more. */
export function delimiters(reading: Reading): Edit[] {
  const { data, text } = reading
  if (!data) return []
  const pasted = text.slice(data.start, data.end)
  const name = materialName(reading)
  const short = pasted.length <= SHORT && !/["\n“”]/.test(pasted)
  if (/^["'“<`[|]/.test(pasted) && /["'”>`\]|]$/.test(pasted)) return []
  const fresh = data.start === 0 || text[data.start - 1] === '\n'
  const [open, close] = CODE.test(pasted)
    ? [`${fresh ? '' : '\n'}${FENCE}\n`, `\n${FENCE}`]
    : short
      ? ['"', '"']
      : [`${fresh ? '' : '\n'}<${name}>\n`, `\n</${name}>`]
  const edit = (at: number, after: string): Edit => ({
    rule: 'context.undelimited_data',
    start: at,
    end: at,
    before: '',
    after,
    reason: 'Marks separate the material from the instructions.',
  })
  return [edit(data.start, open), edit(data.end, close)]
}
