import { compatible } from '#app/prompts/domain/edits'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Edit } from '#app/prompts/domain/types'
import { ACCOUNTS, type Addition } from '#app/prompts/domain/variants/addition'
import type { Brief } from '#app/prompts/domain/variants/brief'
import { delimiters, materialPlace } from '#app/prompts/domain/variants/material'
import type { Block } from '#app/prompts/domain/variants/plan'

/** Turns what is to be added and the other edits into one list over the original text. */
export function compose(brief: Brief, blocks: Block[], others: Edit[]): Edit[] {
  const { reading, excellent, silent } = brief
  const marks = excellent ? [] : delimiters(reading).filter(({ rule }) => !silent(rule))
  const place = excellent ? null : materialPlace(brief)
  const input: Block = {
    heading: '',
    bullet: '',
    glue: '\n',
    additions: place === null ? [] : [{ slot: 'input', text: place }],
  }
  const at = placeFor(reading)
  const behind = at < reading.text.trimEnd().length
  const added = [...blocks, input].flatMap((block) => blockEdits(block, at, silent))
  const last = added.at(-1)
  if (behind && last && !/^\s*\n\s*\n/.test(reading.text.slice(at))) last.after += '\n\n'
  return compatible([...marks, ...others, ...added])
}

function blockEdits(
  { heading, bullet, glue, additions }: Block,
  at: number,
  silent: Brief['silent']
): Edit[] {
  return additions
    .filter(({ slot }) => !silent(ACCOUNTS[slot].rule))
    .map((addition, index) => {
      const before = index > 0 ? glue : heading ? `\n\n${heading}\n` : '\n\n'
      return insertion(addition, at, before + bullet + addition.text)
    })
}

const insertion = ({ slot }: Addition, at: number, after: string): Edit => ({
  rule: ACCOUNTS[slot].rule,
  start: at,
  end: at,
  before: '',
  after,
  reason: ACCOUNTS[slot].reason,
})

/** Behind the text; where material on lines of its own ends it, between the request and the material. */
function placeFor({ text, data, opaque, goal, sentences }: Reading): number {
  const end = text.trimEnd().length
  const from = goal === null ? 0 : sentences[goal].end
  const blocks = opaque.filter(({ kind }) => kind === 'fence' || kind === 'data')
  const material = [...(data ? [data] : []), ...blocks].filter(
    (span) => span.start >= from && span.end >= end
  )
  const start = material.reduce((first, span) => Math.min(first, span.start), end)
  const isApart = start < end && text.slice(from, start).includes('\n')
  return isApart ? text.slice(0, start).trimEnd().length : end
}
