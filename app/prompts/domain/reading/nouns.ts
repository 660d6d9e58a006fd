import { listsBy } from '#app/prompts/domain/reading/lists_by'
import type { Task } from '#app/prompts/domain/types'

const words = (text: string) => text.trim().split(/\s+/)

/** Nouns that decide the task when the verb leaves it open. */
const BY_NOUN: [Task, string[]][] = [
  [
    'image',
    words(
      'diagram image images picture pictures photo photograph illustration logo drawing painting portrait wallpaper avatar midjourney dall-e render'
    ),
  ],
  [
    'code',
    words(
      `function script sql query regex class method api algorithm unit python javascript typescript java kotlin swift golang rust html css bash
      excel vlookup xlookup code component program endpoint react sqlite postgres svg dockerfile webpage snippet macro formula`
    ),
  ],
  [
    'plan',
    words(
      'plan schedule roadmap agenda itinerary timeline checklist calendar budget strategy curriculum roster timetable rota routine to-do todo programme workout'
    ),
  ],
  ['summarise', words('summary recap abstract tldr digest')],
  ['rewrite', words('translation paraphrase rewording')],
  [
    'ideate',
    words(
      'ideas idea names name motto mottos nickname nicknames slogans slogan taglines tagline suggestions domains hashtags topics tips tricks brainstorm ways titles headlines options examples'
    ),
  ],
  [
    'analyse',
    words(
      'analysis comparison evaluation assessment explanation pros cons review critique definition difference differences overview reasons'
    ),
  ],
]

/** For each noun, the tasks that it may point to. */
const TASKS_OF = listsBy(
  BY_NOUN.flatMap(([task, nouns]) => nouns.map((noun) => [noun, task] as const))
)

/** What stands before a script that is spoken, not run. */
const SPOKEN_SCRIPTS =
  /^(?:call|calls|calling|phone|sales|video|film|movie|radio|tv|podcast|voice|voiceover|voicemail|demo|tour|webinar|youtube|tiktok|short|play)$/

/** What is drawn, where it is the thing itself and not only mentioned. */
const MARKS = /^(?:icon|badge|crest|emblem|mascot|sticker)$/
const HEAD = 4
/** What makes a function a party. */
const PARTIES =
  /^(?:wedding|anniversary|engagement|birthday|family|school|church|work|office|charity|evening|retirement)$/
/** Diagrams that are written down, not painted. */
const DRAWN_IN_CODE = /^(?:sequence|class|er|uml|state|flow|network|architecture|gantt|mermaid)$/

/** The task that the first telling noun points to, or null. */
export function taskByNoun(nouns: string[], among: readonly Task[]): Task | null {
  for (const [index, noun] of nouns.entries()) {
    if (noun === 'script' && SPOKEN_SCRIPTS.test(nouns[index - 1] ?? '')) continue
    if (noun === 'function' && PARTIES.test(nouns[index - 1] ?? '')) continue
    if (noun === 'diagram' && DRAWN_IN_CODE.test(nouns[index - 1] ?? '')) continue
    if (index < HEAD && MARKS.test(noun) && among.includes('image')) return 'image'
    if (noun === 'plan' && nouns[index - 1] === 'floor' && among.includes('image')) return 'image'
    const task = TASKS_OF.get(noun)?.find((one) => among.includes(one))
    if (task) return task
  }
  return null
}

/** Things that people ask to have written, by key; the first that the ask names wins. */
export const DELIVERABLES: [string, string[]][] = [
  ['reply', words('reply response answer')],
  ['email', words('email emails e-mail mail newsletter')],
  ['social', words('tweet tweets caption captions thread threads')],
  ['blog', words('blog article articles essay guide tutorial')],
  ['report', words('report memo briefing brief whitepaper case-study')],
  ['proposal', words('proposal proposals pitch bid grant')],
  [
    'ad',
    words(
      'ad ads advertisement advert copy banner landing flyer brochure commercial slogan campaign'
    ),
  ],
  ['product', words('description descriptions listing blurb')],
  [
    'story',
    words(
      'story stories poem poems rhyme verse verses monologue song lyrics tale novel scene dialogue haiku limerick fiction joke jokes riddle riddles pun puns'
    ),
  ],
  ['survey', words('survey surveys questionnaire questionnaires poll quiz quizzes')],
  ['minutes', words('minutes')],
  ['appraisal', words('feedback appraisal')],
  ['recipe', words('recipe recipes')],
  ['speech', words('speech toast presentation talk slides script webinar prayer vows sermon')],
  ['letter', words('letter letters complaint objection appeal reference resignation')],
  ['profile', words('bio biography profile resume cv headline')],
  [
    'spec',
    words(
      'prd spec specification requirements sop policy procedure documentation readme manual faq faqs story-map contract instructions guidelines'
    ),
  ],
  ['notice', words('notice announcement announcements signage')],
  [
    'message',
    words(
      'message messages msg msgs whatsapp dm text sms note invitation post posts card cards wishes obituary eulogy'
    ),
  ],
]

/** Texts that nobody is sent. */
const NO_MESSAGE = /^(?:alt|cover|ads?|website|web|page|poster|flyer|banner|thumbnail)$/

/** "Blog ideas": the thing is only what they are for. */
const ABOUT_IT = /^(?:ideas?|names?|titles?|topics?|headlines?|headings)$/

const KEYS = new Map<string, string>(
  DELIVERABLES.flatMap(([key, names]) => names.map((name) => [name, key] as const))
)

/** The key of the deliverable that the words name first, or null. "blog post" is a blog. */
export function deliverableAmong(nouns: string[]): string | null {
  for (const [index, noun] of nouns.entries()) {
    if (noun === 'text' && NO_MESSAGE.test(nouns[index - 1] ?? '')) continue
    if (noun === 'notice' && nouns[index - 1] === 'privacy') return 'spec'
    if (noun === 'terms' && nouns[index + 1] === 'and') return 'spec'
    if (noun === 'study' && nouns[index - 1] === 'case') return 'report'
    if (noun === 'release' && nouns[index - 1] === 'press') return 'press'
    const key = KEYS.get(noun)
    if (!key || ABOUT_IT.test(nouns[index + 1] ?? '')) continue
    if (/^stor(?:y|ies)$/.test(noun) && nouns[index - 1] === 'user') return 'stories'
    const before = nouns[index - 1] ?? ''
    if (key === 'message' && /^(?:blog|guest)$/.test(before)) return 'blog'
    if (/^(?:messages?|dm)$/.test(noun)) return 'message'
    if (
      /^(?:linkedin|instagram|facebook|social|twitter|media|tiktok|x)$/.test(before) &&
      key === 'message'
    )
      return 'social'
    if (key === 'letter' && /^(?:cover|application|motivation)$/.test(before)) return 'application'
    if (/^(?:press)$/.test(before)) return 'blog'
    if (noun === 'description' && before === 'job') return 'spec'
    if (noun === 'text' && /^(?:product|menu|shop|etsy)$/.test(before)) return 'product'
    return key
  }
  return null
}
