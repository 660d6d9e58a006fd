import { listsBy } from '#app/prompts/domain/reading/words/lists_by'
import type { Language, Sentence, Token } from '#app/prompts/domain/reading/reading'

const set = (text: string) => new Set(text.trim().split(/\s+/))

const ENGLISH =
  set(`the a an and or of to in for with on is are was were be this that these it my our your i you we they how what why
  which who when where can could should would please write make create list give about from by as at not do does if into more me help
  old year years day days week weeks month months says said out up off their any each than then but very just only too lost want get got keep
  best good bad big small long short high low first last next back down before after without under between ideas names lines sheet letter
  sign staff school kids work house garden phone money price open closed black white blue green monday tuesday wednesday thursday friday
  saturday sunday today tomorrow tonight twice still fine start stop again broken won't can't isn't everywhere nothing something everything someone people`)

const OTHERS = [
  set(`der die das und ein eine einen einem einer ist nicht mit für auf zu den dem im von über wir ich sie bitte schreibe schreib erstelle
    unser unsere mein meine wie warum fasse verfasse gib zusammen diesen dieses als auch bei oder`),
  set(`el los las una unos y que por para con no es un del al se mi tu su nuestro nuestra escribe escríbeme redacta crea haz resume cómo qué
    porque sobre este esta correo lo me en de la`),
  set(`le les des une et est pas pour avec sur dans du au aux un mon ma mes notre nos votre écris rédige crée fais résume comment pourquoi
    que qui ce cette ces je vous nous en de la à`),
  set(
    `il lo gli una e è non per con su nel della del dei un di che mio nostro scrivi crea fammi riassumi come perché questo questa sono in la`
  ),
  set(
    `o os as um uma e é não para com por no na do da dos das que meu minha nosso nossa escreva escreve crie faça resuma como sobre este esta em de`
  ),
  set(
    `de het een en is niet met voor op van te dat mijn ons onze schrijf maak vat hoe waarom over dit deze ik je wij zijn aan`
  ),
  set(
    `och ett en är inte med för på av till det min vår skriv skapa hur varför om den detta jag du vi som i`
  ),
  set(`i w na do nie się z jest że to napisz dla jak stwórz mój nasz o po za od oraz`),
  set(`ve bir bu için ile mi ne nasıl yaz oluştur hakkında bana da de`),
]
/** For each word, the other languages that have it. */
const SPOKEN = listsBy(
  OTHERS.flatMap((list, language) => [...list].map((word) => [word, language] as const))
)
const LATIN = /\p{Script=Latin}/u
const BEYOND_ASCII = /[^\0-\x7f]/
const ACCENT = /[à-ÿąćęłńśźżğışőűčřž]/
const SAMPLE = 400

const isForeign = (word: string) => /\p{L}/u.test(word) && !LATIN.test(word)

/** English, another language, or too little to tell. Decided by the first words outside opaque stretches and thanks. */
export function readLanguage(tokens: Token[], sentences: Sentence[]): Language {
  const words = sampleOf(tokens, sentences)
  if (!words.length) return 'unknown'
  const special = BEYOND_ASCII.test(words.join(''))
    ? words.filter((word) => BEYOND_ASCII.test(word))
    : []
  const foreign = special.filter(isForeign).length
  if (foreign * 2 > words.length) return 'other'
  const english = words.filter((word) => ENGLISH.has(word)).length
  const other = mostSpoken(words)
  if (other > english && other >= 2) return 'other'
  const accents = special.filter((word) => ACCENT.test(word)).length
  return accents * 4 > words.length && other >= english ? 'other' : english ? 'english' : 'unknown'
}

function sampleOf(tokens: Token[], sentences: Sentence[]): string[] {
  const words: string[] = []
  for (const { mood, repeats, from, to } of sentences) {
    if (mood === 'courtesy' || repeats) continue
    for (let at = from; at < Math.min(to, from + SAMPLE); at++) {
      if (tokens[at].opaque) continue
      words.push(tokens[at].word)
      if (words.length === SAMPLE) return words
    }
  }
  return words
}

/** How many different ones of the words belong to the other language that has most of them. */
function mostSpoken(words: string[]): number {
  const counts = OTHERS.map(() => 0)
  for (const word of new Set(words)) {
    const spoken = SPOKEN.get(word)
    if (spoken) for (const language of spoken) counts[language]++
  }
  return Math.max(...counts)
}
