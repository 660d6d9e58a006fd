import { stemOf } from '#app/prompts/domain/english/known_words'

const SHAPE = `word words sentence paragraph line page character heading headline title subtitle subject table column row list bullet section diagram chart json csv markdown
  html xml yaml format layout sequence numbered bold introduction intro conclusion summary appendix footnote caption slide stanza verse rhyme chapter
  dialogue paragraph quote quotation example version variant option answer output response reply result text draft prose letter number digit decimal comment`
const MANNER = `tone voice style register language english german french spanish italian portuguese dutch american british jargon term formal informal casual friendly warm
  plain polite neutral humor funny adjective adverb metaphor cliche exclamation emoji hashtag abbreviation passive active tense spelling short long concise brief
  simple length limit maximum minimum reader audience beginner expert layperson recipient assumption assume guess invent mention omit explain explanation`

const words = (text: string) => text.trim().split(/\s+/)

/** Stems that speak of the result itself: its length, form, manner and reader. */
export const RESULT_WORDS: ReadonlySet<string> = new Set([SHAPE, MANNER].flatMap(words).map(stemOf))
