import type { Hit, Reading } from '#app/prompts/domain/reading/reading'

interface Clash {
  tags: [string, string]
  why: string
}

const CLASHES: Clash[] = [
  {
    tags: ['brief', 'exhaustive'],
    why: 'It asks for something short and exhaustive at once; say which matters more.',
  },
  {
    tags: ['tone.formal', 'tone.casual'],
    why: 'It asks for a formal and a casual tone at once; choose one, or say where each applies.',
  },
  {
    tags: ['only_json', 'prose'],
    why: 'It asks for nothing but JSON and also for an explanation; put the explanation in a field or drop it.',
  },
  {
    tags: ['no_jargon', 'jargon'],
    why: 'It rules out jargon and asks for technical terms; say which terms are welcome.',
  },
  {
    tags: ['no_bullets', 'bullets'],
    why: 'It rules out bullet points and asks for them; choose one.',
  },
  {
    tags: ['people.beginner', 'people.expert'],
    why: 'It addresses beginners and experts at once; choose the reader who matters more.',
  },
]

const NEGATED =
  /\b(?:not|no|don't|avoid|without|never|less|rather than|instead of|nor|isn't|than|or)\b[^.!?\n]{0,20}$/
const LOOK_BACK = 40

export interface Conflict {
  first: Hit
  second: Hit
  why: string
}

/** Pairs of demands that cannot both be met. A denied demand ("not formal") clashes with nothing. */
export function conflictsIn(reading: Reading): Conflict[] {
  return CLASHES.flatMap(({ tags, why }) => {
    const [first, second] = tags.map((tag) =>
      (reading.hits.get(tag) ?? []).find((hit) => demands(reading, hit))
    )
    return first && second && apart(first, second) ? [{ first, second, why }] : []
  })
}

function apart(first: Hit, second: Hit): boolean {
  return first.end <= second.start || second.end <= first.start
}

function demands({ masked }: Reading, { start, phrase }: Hit): boolean {
  const before = masked.slice(Math.max(0, start - LOOK_BACK), start).toLowerCase()
  return (
    phrase.startsWith('no') ||
    phrase.startsWith('avoid') ||
    phrase.startsWith('without') ||
    !NEGATED.test(before)
  )
}
