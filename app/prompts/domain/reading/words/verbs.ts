import { listsBy } from '#app/prompts/domain/reading/words/lists_by'

/** Verbs that ask for alike work, under a word for the group. */
const GROUPS: Record<string, string> = {
  write: `write draft compose create generate produce prepare author pen craft make build respond reply answer_to announce
    retell narrate script advertise appeal contest`,
  rewrite: `rewrite rephrase paraphrase edit proofread improve shorten cut trim tighten shorter nicer simpler clearer friendlier polish translate correct convert transform modify change
    reformat simplify reword redesign fix expand restructure replace update adapt turn tune lengthen humanize revise combine
    soften sharpen clean tidy rename merge join connect rearrange reorder unscramble punctuate capitalize capitalise split`,
  summarise: 'summarize summarise boil condense recap summerize summarise digest sum tl tldr',
  extract:
    'extract find identify pull locate return retrieve collect search gather get scrape fetch',
  classify:
    'classify categorize categorise label tag sort rank group determine detect predict classification assign rate score arrange order',
  analyse: `analyze analyse compare evaluate assess explain review critique research calculate solve describe discuss
    investigate examine interpret define compute estimate answer clarify tell show teach elaborate contrast prove derive measure
    diagnose audit model forecast train`,
  plan: 'plan schedule organize organise outline prioritize prioritise map coordinate',
  ideate: 'brainstorm suggest propose recommend name invent think imagine come design construct',
  converse: 'act pretend chat talk play interview quiz simulate roleplay converse',
  code: 'implement code program debug refactor',
  image: 'draw paint sketch illustrate visualize visualise depict',
}

/** Imperatives that open a request, with the group they belong to. */
export const ASK_VERBS: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([group, text]) =>
    text.split(/\s+/).map((verb) => [verb, group] as const)
  )
)

/** Imperatives that ask without naming a task: the object decides. */
export const OPEN_VERBS = new Set(
  'give provide list offer help perform state select choose complete fill put do take select share present'.split(
    ' '
  )
)

/** Imperatives that set a rule for the main work. */
export const RULE_VERBS = new Set(
  `use let add remove consider include focus keep ensure avoid mention start end begin limit follow note remember output format
  highlight emphasize emphasise leave mark quote cite stick exclude assume treat address close open finish aim vary cover
  don't never always only do make_sure check base order return separate lead explain_why prefer if when where`.split(
    /\s+/
  )
)

/** Verbs that ask for too little to act on. */
export const WEAK_OPENINGS = [
  ['help', 'me', 'with'],
  ['help', 'with'],
  ['do', 'something'],
  ['talk', 'about'],
  ['tell', 'me', 'about'],
  ['tell', 'me', 'something'],
  ['something', 'about'],
  ['i', 'need'],
  ['i', 'want'],
  ['make', 'it'],
  ['deal', 'with'],
  ['work', 'on'],
]

/** What politeness puts before the verb. Each is a row of words. */
export const LEAD_INS = [
  'ok',
  'okay',
  'please',
  'pls',
  'kindly',
  'now',
  'then',
  'first',
  'next',
  'finally',
  'and',
  'also',
  'second',
  'third',
  'ok',
  'okay',
  'so',
  'hi',
  'hello',
  'hey',
  'thanks',
  'can you',
  'could you',
  'would you',
  'will you',
  'i want you to',
  'i would like you to',
  "i'd like you to",
  'i need you to',
  'your task is to',
  'your job is to',
  'your goal is to',
  'you need to',
  'you must',
  'you should',
  'you will',
  'the task is to',
  'i need to',
  'i want to',
  'help me to',
  'help me',
  'help us',
  'help',
  "let's",
  'let us',
  'try to',
  'go ahead and',
  'question',
  'task',
  'goal',
  'instruction',
  'instructions',
  'request',
  'maybe',
  'perhaps',
  'just',
  'you could',
  'you can',
  'if you could',
  'if you can',
  'is it possible to',
  'i would like to',
  "i'd like to",
  'do you think you could',
  'would you mind',
  'output',
  'you are asked to',
  'the goal is to',
  'your mission is to',
  'we need to',
  'we want to',
  'your objective is to',
  'as',
  'for me',
  'me',
  'carefully',
  'briefly',
  'always',
  'politely',
].map((text) => text.split(' '))

/** The same by their first word, in order. */
export const LEAD_INS_BY_WORD = listsBy(LEAD_INS.map((row) => [row[0], row]))

/** Words that open a question, with how plainly such a question asks. */
export const QUESTION_WORDS = new Map<string, number>([
  ...(
    [
      'what',
      'which',
      'how',
      'why',
      'who',
      'when',
      'where',
      'whose',
      "what's",
      "who's",
      "how's",
    ] as const
  ).map((w) => [w, 0.85] as const),
  ...(
    [
      'is',
      'are',
      'was',
      'were',
      'do',
      'does',
      'did',
      'has',
      'have',
      'should',
      'could',
      'would',
      'will',
      'can',
      'may',
    ] as const
  ).map((w) => [w, 0.7] as const),
])
