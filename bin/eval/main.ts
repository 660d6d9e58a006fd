import { text } from 'node:stream/consumers'
import { report } from '../bench/report.js'
import { familyTexts } from './family_texts.js'
import { improveTexts } from './improve_texts.js'
import { scoreTexts } from './score_texts.js'

const EVALUATIONS = new Map<string, (texts: string[]) => unknown[]>([
  ['score', scoreTexts],
  ['improve', improveTexts],
  ['family', familyTexts],
])

const [name = '', ...options] = process.argv.slice(2)
if (name === 'prompts') {
  const show = options.includes('--show') ? console.log : () => {}
  const { measurePrompts } = await import('./prompts.js')
  process.exit(report('prompts', measurePrompts(show), options.includes('--record')) ? 0 : 1)
}

const evaluate = EVALUATIONS.get(name)
if (!evaluate) {
  console.error(
    `Choose prompts, or one of ${[...EVALUATIONS.keys()].join(', ')}, into which a JSON array of texts goes.`
  )
  process.exit(2)
}

const texts = readTexts(await text(process.stdin))
if (texts) process.stdout.write(`${JSON.stringify(evaluate(texts))}\n`)
else {
  console.error('stdin must be a JSON array of texts.')
  process.exitCode = 2
}

function readTexts(json: string): string[] | null {
  try {
    const value: unknown = JSON.parse(json)
    const isList = Array.isArray(value) && value.every((item) => typeof item === 'string')
    return isList ? value : null
  } catch {
    return null
  }
}
