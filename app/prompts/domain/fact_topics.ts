/** What a label or a name is about: the thing itself, what narrows it, and how it reads. */
export interface Topic {
  head: string
  qualifiers: Set<string>
  whole: string
}

/** Words for the same thing, as a row each; the first stands for all. */
const SAME = [
  'company organisation organization business firm employer brand agency startup',
  'audience reader readership recipient',
  'voice tone style',
  'product service app software',
  'website site url homepage webpage link',
  'email mail e-mail',
  'role job position',
  'goal aim objective purpose',
  'industry sector',
  'competitor rival',
]
const MEANS = new Map(
  SAME.flatMap((row) => {
    const [first, ...others] = row.split(' ')
    return others.map((word) => [word, first] as const)
  })
)
const EMPTY = new Set(
  `a an the my our your their his her its this that name names title description details detail info
  information type kind brief short full exact main target intended current own some any specific here`.split(
    /\s+/
  )
)
const READERS =
  /^who (?:(?:will|should|would) )?(?:it is for|this is for|reads?|receives?|uses?|follows?|buys?|listens?|feels?)\b|^for whom\b/
/** It asks for a thought, not for a thing that has a name. */
const QUESTION = /^(?:what|how|why|which|where|when|whether)\b/
const TAIL = /[,;:(].*$|\b(?:e\.?g\.?|for example|such as)(?=[\s,:]).*$/
const JOINT = /\s(?:of|for|in|on|at|about|from|behind|with|to|that|which|who)\s/

/** What a label or the name of a fact is about, or null where no word of it says so. */
export function topicOf(label: string): Topic | null {
  const asked = plain(label)
  if (QUESTION.test(asked)) return null
  if (READERS.test(asked)) return { head: 'audience', qualifiers: new Set(), whole: asked }
  const [first, ...rest] = asked.split(JOINT)
  const main = wordsIn(first)
  const others = rest.flatMap(wordsIn)
  const words = main.length > 0 ? main : others
  const head = words.at(-1)
  if (head === undefined) return null
  const qualifiers = new Set([...main, ...others].filter((word) => word !== head))
  return { head, qualifiers, whole: words.join(' ') }
}

/** Whether a label asks who a text is for ("who will read it"). */
export function asksForReaders(label: string): boolean {
  return READERS.test(plain(label))
}

function plain(label: string): string {
  return label.normalize('NFKC').toLowerCase().replace(TAIL, '').replace(/\s+/g, ' ').trim()
}

function wordsIn(words: string): string[] {
  return (words.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [])
    .filter((word) => !EMPTY.has(word))
    .map(singular)
    .map((word) => MEANS.get(word) ?? word)
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.endsWith('s') ? word.slice(0, -1) : word
}
