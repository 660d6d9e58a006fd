import { stem } from '#app/prompts/domain/demands/words'

/**
 * A table of traits has one line for each: `name ^parents !rivals: phrases ? names`, with `*` where nothing of
 * a rival may stand anywhere and `-` where ruling it out says nothing. `names` only name the trait: a wish for
 * them needs a verb. In a phrase `a/b` is either word, `~` up to five words, `a+b` both in any order, `@name`
 * one of a group, `#` a number, `£` a sum of money. Small words may stand between the words of a phrase.
 */
export interface Trait {
  name: string
  kind: TraitKind
  parents: string[]
  /** Whatever part a rival is asked for, it clashes. */
  throughout: boolean
  /** What rules it out says nothing, as it is only a rival of others. */
  mute: boolean
  /** What a result with this trait cannot have. */
  rivals: string[]
}

export type TraitKind = 'tone' | 'audience' | 'form' | 'content' | 'picture'

export interface Phrase {
  trait: string
  /** It only names the trait: a wish for it needs a verb. */
  names: boolean
  /** Its words may stand in any order within a clause. */
  loose: boolean
  /** Words of which one must stand at each place; null for a gap. */
  places: (ReadonlySet<string> | null)[]
}

const GROUPS: Record<string, string> = {
  make: 'make|add|give|include|insert|draw|use|put|set|hold|contain|show|present|return|produce|build|create|provide|need|have|has|format|arrange|lay',
  output:
    'json|csv|xml|yaml|html|sql|code|query|table|label|number|formula|letter|word|list|object|array|yes|no|digit|regex|expression|name',
  label: 'label|category|tag|folder|class|code|theme|department|group',
  add: 'add|append|write|put|include|give|attach|place|insert|use|with',
  errors: 'spelling|typo|punctuation|grammar|comma|misspelt',
  put: 'put|set|list|place|show|write|name|move',
  count: 'one|two|three|four|1|2|3|4',
  month: 'january|february|march|april|may|june|july|august|september|october|november|december',
}

export interface TraitBook {
  traits: Map<string, Trait>
  /** Phrases by the stem of a word with which they may begin. */
  phrases: Map<string, Phrase[]>
}

export function traitBook(tables: [TraitKind, string][]): TraitBook {
  const book: TraitBook = { traits: new Map(), phrases: new Map() }
  for (const [kind, table] of tables) {
    for (const line of table.trim().split('\n')) addLine(book, kind, line)
  }
  return book
}

function addLine({ traits, phrases }: TraitBook, kind: TraitKind, line: string): void {
  const colon = line.indexOf(':')
  const [name, ...marks] = line.slice(0, colon).split(' ')
  const marked = (mark: string) =>
    marks.filter((word) => word[0] === mark).flatMap((word) => word.slice(1).split(','))
  traits.set(name, {
    name,
    kind,
    parents: marked('^'),
    rivals: marked('!'),
    throughout: marks.includes('*'),
    mute: marks.includes('-'),
  })
  const [wishes, names = ''] = line.slice(colon + 1).split('?')
  for (const [told, only] of [
    [wishes, false],
    [names, true],
  ] as const) {
    for (const phrase of told.trim() ? told.trim().split('|') : [])
      addPhrase(phrases, name, phrase, only)
  }
}

function addPhrase(
  phrases: TraitBook['phrases'],
  trait: string,
  told: string,
  names: boolean
): void {
  const loose = told.includes('+')
  const places = told.split(loose ? /[+ ]/ : ' ').map(wordsOf)
  for (const word of places[0]!) {
    const list = phrases.get(word)
    if (list) list.push({ trait, names, loose, places })
    else phrases.set(word, [{ trait, names, loose, places }])
  }
}

/** The stems that a written word of a phrase stands for. */
function wordsOf(told: string): ReadonlySet<string> | null {
  if (told === '~') return null
  const words = told
    .split('/')
    .flatMap((word) => (word[0] === '@' ? GROUPS[word.slice(1)].split('|') : [word]))
  return new Set(
    words
      .map(stem)
      .flatMap((word) => (/^(?:number|name)$/.test(word) ? [word, `${word}s`] : [word]))
  )
}
