export interface Word {
  say: string
  /** As segments of a name: `job` is found in `start_job` and `StartJob`, not in `jobless`. */
  never: string[]
  /** Where the word would mean our thing; everywhere when absent. */
  within?: RegExp
  /** Names in which the word means something else, or is the specification's own. */
  unless?: RegExp
}

const PROMPTS =
  /^(app\/prompts|frontend\/src\/prompts|frontend\/src\/features\/(prompts|create|editor|saved))\//
const FLOWS = /^(app|frontend\/src\/features)\/flows\//

const CREATE = /^frontend\/src\/features\/create\//
/** A model that compares two answers of a tryout judges them. */
const NO_TRYOUT =
  /^(?!frontend\/src\/features\/tryouts\/|app\/prompts\/(?:domain\/tryout\/|[\w/]+\/(?:judgements_controller|tryout_validators|(?:judge|vote_on)_tryout)\.ts))/

/** One word per thing, in the names of files and of what they export. */
export const WORDS: Word[] = [
  { say: 'version', never: ['revision', 'revisions', 'snapshot', 'snapshots'] },
  {
    say: 'variant, or edit',
    never: ['suggestion', 'suggestions'],
    unless: /^suggestions?(_texts?)?$/,
  },
  {
    say: 'finding',
    never: ['issue', 'issues', 'lint', 'linter', 'warning', 'warnings'],
    within: PROMPTS,
  },
  { say: 'edit', never: ['fix', 'fixes', 'patch', 'patches'], within: PROMPTS },
  {
    say: 'blank',
    never: ['placeholder', 'placeholders', 'slot', 'slots'],
    within: /^app\/prompts\//,
  },
  { say: 'variable', never: ['parameter', 'parameters'] },
  { say: 'template', never: ['recipe', 'recipes'] },
  { say: 'flow', never: ['pipeline', 'pipelines'] },
  { say: 'flow', never: ['workflow', 'workflows'], unless: /workflow_templates?/ },
  {
    say: 'step, or node in the graph code',
    never: ['block', 'blocks', 'task', 'tasks'],
    within: FLOWS,
  },
  { say: 'run', never: ['job', 'jobs'], within: FLOWS },
  { say: 'plan', never: ['tier', 'tiers'] },
]

/** Words that are gone from our code. Unlike the others, they are looked for in names that are not exported too. */
export const GONE: Word[] = [
  {
    say: 'a name of what it holds',
    never: ['told', 'said', 'heard'],
  },
  { say: 'module or boundary', never: ['wall', 'walls'] },
  { say: 'capacity or module', never: ['room', 'rooms'] },
  { say: 'gateway', never: ['door', 'doors'] },
  { say: 'sync', never: ['keeper', 'saver', 'recorder'], within: /^frontend\/src\/prompts\// },
  { say: 'MAX_<THING>_<UNIT>', never: ['MOST', 'LONGEST'] },
  {
    say: 'check, of a model’s answer, or assess, of a text',
    never: ['judge', 'judged', 'judges', 'judging', 'judgement', 'judgements', 'judgment'],
    within: NO_TRYOUT,
  },
  {
    say: 'rerun',
    never: ['refine', 'refined', 'refines', 'refining', 'refinement', 'refinements'],
    within: CREATE,
  },
  { say: 'variant', never: ['versions'], within: CREATE },
]

const segmented = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase()

/** The word to say instead, for a name in a file; null where the name is right. */
export function betterWord(
  path: string,
  name: string,
  words: Word[] = [...WORDS, ...GONE]
): { never: string; say: string } | null {
  const plain = segmented(name)
  const segments = plain.split('_')
  // `MOST_ROWS` is refused, `mostUsed` is not.
  const parts = name.split('_')
  for (const { say, never, within, unless } of words) {
    if (within && !within.test(path)) continue
    if (unless?.test(plain)) continue
    const found = never.find((word) => parts.includes(word) || segments.includes(word))
    if (found) return { never: found, say }
  }
  return null
}

const EXPORTED =
  /^export (?:default )?(?:abstract |async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

export const exportedNames = (code: string) => [...code.matchAll(EXPORTED)].map(([, name]) => name)

const DECLARED = /\b(?:const|let|function\*?|class|interface|type) (\w+)/g

/** Names of variables, functions and types, exported or not. */
export const declaredNames = (code: string) => [...code.matchAll(DECLARED)].map(([, name]) => name)
