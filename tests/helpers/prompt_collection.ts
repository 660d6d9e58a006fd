import { seededRandom } from '#tests/helpers/random'

export interface CollectionPrompt {
  act: string
  prompt: string
  kind: string
}

const ROLES = ['editor', 'tutor', 'travel planner', 'reviewer', 'recruiter', 'chef', 'analyst']
const THINGS = ['a release note', 'a lesson', 'a "quiet" weekend', 'an offer', 'a menu; for two']

/** Shapes that tables of prompts have in their cells: quotes, line ends of both kinds, JSON, commas, code. */
const SHAPES: ((role: string, thing: string, at: number) => string)[] = [
  (role, thing) => `Act as a ${role}. Write ${thing} for \${audience:beginners}, in plain words.`,
  (role, thing) => `I want you to be my ${role}.\n\nFirst say "ready".\nThen write ${thing}.`,
  (role, thing, at) =>
    JSON.stringify({ role, task: thing, rules: ['be "brief"', 'no lists'], at }, null, 2),
  (role, thing) => `You are the ${role}:\r\n- ask, then wait\r\n- write ${thing}\r\n`,
  (role, thing) =>
    `\`\`\`json\n{"role": "${role}", "items": [1, 2]}\n\`\`\`\nExplain ${thing}, [topic].`,
  (role, thing) => `""${role}"", said the note, ""wants ${thing}"", <tone> and all.`,
]

/** A collection of prompts such as people publish, the same for the same seed. Every text in it is different. */
export function promptCollection(count: number, seed = 32): CollectionPrompt[] {
  const random = seededRandom(seed)
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)]
  return Array.from({ length: count }, (_, at) => {
    const filler = 'Keep to what was asked, and say what is missing. '.repeat(
      Math.floor(random() * 20)
    )
    const prompt = `${pick(SHAPES)(pick(ROLES), pick(THINGS), at)}\n${filler}Case ${at}.`
    return {
      act: `${pick(ROLES)} "${at}", part ${at % 7}`,
      prompt,
      kind: pick(['TEXT', 'STRUCTURED']),
    }
  })
}

/** The collection as CSV, each cell in quotes. */
export function collectionCsv(prompts: readonly CollectionPrompt[], lineEnd = '\r\n'): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const rows = prompts.map(({ act, prompt, kind }) => [act, prompt, kind].map(cell).join(','))
  return ['act,prompt,kind', ...rows].join(lineEnd) + lineEnd
}
